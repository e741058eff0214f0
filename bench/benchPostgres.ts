// Starts the PostgreSQL of a measurement, as a temporary server that writes every commit to the disk.
import { createCluster } from '../server/src/testing/postgresCluster.ts'
import { ensureServer } from '../tools/build/buildProduct.ts'
import { ensurePostgres } from '../tools/setup/postgres.ts'

/** Settings of a database that keeps every acknowledged row when the power fails, which are also the defaults. */
const durableSettings = ['-c', 'fsync=on', '-c', 'synchronous_commit=on', '-c', 'max_connections=100']

/** Also builds the server. Null when PostgreSQL is not installed. */
export const startBenchPostgres = async (
  onStop: (stop: () => Promise<void>) => void,
): Promise<Awaited<ReturnType<typeof createCluster>>> => {
  await ensureServer()
  await ensurePostgres()
  const postgres = await createCluster(durableSettings)
  if (postgres !== null) onStop(postgres.drop)
  return postgres
}
