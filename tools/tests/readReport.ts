// A test runner's JSON report as unknown data; null where there is none or it is cut.
import { existsSync, readFileSync } from 'node:fs'

export const readReport = (file: string): unknown => {
  if (!existsSync(file)) return null
  try {
    const report: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return report
  } catch {
    return null
  }
}
