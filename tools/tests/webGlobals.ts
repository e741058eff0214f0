// The set-up file of the web tests: adds what a context of happy-dom does not have. These are the globals of Node that
// MSW needs, and the fonts of the document.
import { BroadcastChannel } from 'node:worker_threads'

Object.assign(globalThis, { BroadcastChannel })
Object.defineProperty(document, 'fonts', { configurable: true, value: new EventTarget() })
