// Reads the JSON report of a test runner. Returns null when the file is missing or is not valid JSON.
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
