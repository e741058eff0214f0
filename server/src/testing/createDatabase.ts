// Creates a database beside another one on the same PostgreSQL server. For tests and the bench only.
import pg from 'pg'

/** Returns the URL of the new database. `name` is an identifier without quotes. */
export const createDatabase = async (url: string, name: string): Promise<string> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(`create database ${name}`)
  } finally {
    await client.end()
  }
  const created = new URL(url)
  created.pathname = `/${name}`
  return created.href
}
