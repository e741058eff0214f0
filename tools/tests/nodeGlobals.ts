// The set-up file of the web tests: adds the globals of Node that MSW needs and a context of happy-dom does not have.
import { BroadcastChannel } from 'node:worker_threads'

Object.assign(globalThis, { BroadcastChannel })
