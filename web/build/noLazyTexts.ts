// A Vite plugin that replaces `virtual:lazy-texts` where no product is built, by no texts.
import type { Plugin } from 'vite'

const moduleId = 'virtual:lazy-texts'

export const noLazyTexts: Plugin = {
  name: 'loan-no-lazy-texts',
  resolveId: (id) => (id === moduleId ? id : null),
  load: (id) => (id === moduleId ? 'export const lazyTexts = {}' : null),
}
