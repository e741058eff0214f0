// A Vite plugin that replaces `virtual:later-texts` where no product is built, by no texts.
import type { Plugin } from 'vite'

const moduleId = 'virtual:later-texts'

export const noLaterTexts: Plugin = {
  name: 'loan-no-later-texts',
  resolveId: (id) => (id === moduleId ? id : null),
  load: (id) => (id === moduleId ? 'export const laterTexts = {}' : null),
}
