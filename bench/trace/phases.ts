// The phases of a page navigation, and the functions by which a CPU profile shows them.

export const phaseNames = [
  'read',
  'validate',
  'store',
  'persist',
  'navigate',
  'render',
  'commit',
  'focus',
  'effects',
] as const
export type PhaseName = (typeof phaseNames)[number]

export type ProfiledFunction = {
  readonly name: string
  /** Path in the repository, or in `node_modules`; empty for a function of the browser. */
  readonly file: string
}

type Phase = { readonly name: PhaseName; readonly files?: RegExp; readonly functions?: RegExp }

const reactDom = /node_modules\/react-dom\//

/** A function of React belongs to a phase by its name, and one of ours by its file. */
const phases: readonly Phase[] = [
  { name: 'read', files: /^web\/src\/form\/(?:controlNames|useFormValues)\.ts$/ },
  {
    name: 'validate',
    files:
      /^domain\/src\/(?:validation|rules)\/|^web\/src\/form\/(?:validatePage|useFormValidation|validationContext)\.ts$/,
  },
  { name: 'store', files: /^web\/src\/store\/applicationStore\.ts$|node_modules\/zustand\// },
  { name: 'persist', files: /^web\/src\/(?:store\/(?:persistence|storedValue|leadKeys|tabOnly)|lib\/storage)\.ts$/ },
  { name: 'navigate', files: /node_modules\/wouter\// },
  { name: 'focus', files: /^web\/src\/ui\/openAtTop\.ts$/ },
  { name: 'render', files: reactDom, functions: /^renderRoot(?:Sync|Concurrent)$/ },
  { name: 'commit', files: reactDom, functions: /^(?:commitRoot|flush(?:Mutation|Layout|Spawned)\w*)$/ },
  { name: 'effects', files: reactDom, functions: /^flushPassiveEffects$/ },
]

const resolvePhase = ({ name, file }: ProfiledFunction): PhaseName | undefined =>
  phases.find(({ files, functions }) => (files?.test(file) ?? true) && (functions?.test(name) ?? true))?.name

/**
 * The phase of a call stack, whose first function is the innermost one: that of the innermost function that belongs to
 * one. Undefined for other script.
 */
export const findPhase = (stack: readonly ProfiledFunction[]): PhaseName | undefined => {
  for (const called of stack) {
    const phase = resolvePhase(called)
    if (phase !== undefined) return phase
  }
  return undefined
}
