// The pages to show: none here, the build fills them in (buildBareReact.ts).
import type { BareChains } from './barePage.ts'

export const chains: BareChains = {}
