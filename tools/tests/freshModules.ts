// The set-up file of projects whose test files share a process: each file imports its own copy of the modules.
import { vi } from 'vitest'

vi.resetModules()
vi.unstubAllGlobals()
vi.useRealTimers()
