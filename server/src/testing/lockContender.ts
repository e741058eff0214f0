// A process that tries to lock each folder it receives and reports whether it holds the lock. For tests only.
import { lockFolder } from '../database/folderLock.ts'

process.on('message', (folder) => {
  lockFolder(String(folder)).then(
    () => process.send?.('holds'),
    () => process.send?.('refused'),
  )
})
process.send?.('ready')
