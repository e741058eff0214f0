// Reads the metrics of a test server. For tests only.
import type { TestServer } from './testServer.ts'

/** Throws when the server does not return its metrics. */
export const scrapeMetrics = async ({ app }: Pick<TestServer, 'app'>): Promise<string> => {
  const { statusCode, body } = await app.inject('/metrics')
  if (statusCode !== 200) throw new Error(`/metrics: ${statusCode}`)
  return body
}

/** The value of the first series with this name and at least these labels; null when there is none. */
export const readMetric = (text: string, name: string, labels: Readonly<Record<string, string>>): number | null => {
  const line = text
    .split('\n')
    .find(
      (each) =>
        (each.startsWith(`${name}{`) || each.startsWith(`${name} `)) &&
        Object.entries(labels).every(([label, value]) => each.includes(`${label}="${value}"`)),
    )
  return line === undefined ? null : Number(line.split(' ').at(-1))
}
