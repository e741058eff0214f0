// Finds a TCP port that is free at this moment.
import { createServer } from 'node:net'

export const findFreePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => {
        if (address === null || typeof address === 'string') reject(new Error('No free port'))
        else resolve(address.port)
      })
    })
  })
