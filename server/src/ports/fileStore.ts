// The port to the storage of uploaded files. `adapters/fileStore.ts` encrypts them, and stores the encrypted files on
// disk (`adapters/disk`), in the database (`adapters/database-files`) or in a bucket (`adapters/s3`).

/** A stored file. The file cannot be read without `sealKey`, which only its database row has. */
export type StoredFile = { readonly fileName: string; readonly sealKey: string }

export type FileStore = {
  /** Encrypts the bytes with a new key. Resolves when a power loss no longer loses the file. */
  readonly write: (bytes: Uint8Array) => Promise<StoredFile>
  /** Throws when the file is missing or changed, or the key does not match. */
  readonly read: (stored: StoredFile) => Promise<Buffer>
  /** Returns the names of all files written before a time (of the storage's clock). */
  readonly list: (before: Date) => Promise<readonly string[]>
  /** Does nothing when the file does not exist. */
  readonly remove: (fileName: string) => Promise<void>
}

/** Stores encrypted files under names that `adapters/fileStore.ts` generates. */
export type EncryptedFiles = Pick<FileStore, 'list' | 'remove'> & {
  /** Leaves nothing behind when it fails. Resolves when a power loss no longer loses the file. */
  readonly write: (fileName: string, encrypted: Buffer) => Promise<void>
  /** Null when the file does not exist. */
  readonly read: (fileName: string) => Promise<Buffer | null>
}
