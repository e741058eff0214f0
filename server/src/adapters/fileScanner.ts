// Selects the scanner of uploaded files by configuration.
import type { Config } from '../config/config.ts'
import type { FileScanner } from '../ports/fileScanner.ts'
import { createClamdScanner } from './clamd/clamdScanner.ts'

/** Null when files are not scanned. */
export const createFileScanner = ({ fileScan }: Pick<Config, 'fileScan'>): FileScanner | null =>
  fileScan.adapter === 'none' ? null : createClamdScanner(fileScan.address)
