// Finds mutable values at the level of a module of the page. They would be shared by all applications of a document and
// by all tests of a file: `web/src/lib/instances.ts` stores what exists as long as one application.
import { type ESTree, parseSync } from 'vite'

/** The values that may stay, as file and name, with the reason. */
const allowedModuleState: Readonly<Record<string, string>> = {
  'web/src/loading/importFetched.ts#fetched': 'mirrors the module registry of the browser, which is per document',
  'web/src/api/playUploads.ts#uploads': 'fake of a browser API for tests',
}

const collections = new Set(['Map', 'Set', 'WeakMap', 'WeakSet'])
/** Functions that return an object with state. */
const creators = new Set(['createInstances', 'createResource', 'createStore'])

const getName = (node: ESTree.Node): string => (node.type === 'Identifier' ? node.name : '')

/** Whether the type of a constant forbids changes: `readonly T[]`, `Readonly<…>`, `ReadonlyMap<…>`. */
const isReadonlyType = (type: ESTree.TSType | undefined): boolean => {
  if (type?.type === 'TSTypeOperator') return type.operator === 'readonly'
  return type?.type === 'TSTypeReference' && getName(type.typeName).startsWith('Readonly')
}

const isMutable = (value: ESTree.Expression | null): boolean => {
  if (value?.type === 'NewExpression') return collections.has(getName(value.callee))
  if (value?.type === 'CallExpression') return creators.has(getName(value.callee))
  if (value?.type === 'ArrayExpression') return value.elements.length === 0
  return value?.type === 'ObjectExpression' && value.properties.length === 0
}

const findStateNames = (statement: ESTree.Program['body'][number]): readonly string[] => {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
  if (declaration?.type !== 'VariableDeclaration' || declaration.declare === true) return []
  return declaration.declarations
    .filter(
      ({ id, init }) =>
        declaration.kind !== 'const' || (isMutable(init) && !isReadonlyType(id.typeAnnotation?.typeAnnotation)),
    )
    .map(({ id }) => getName(id))
}

export const findModuleState = (file: string, source: string): readonly string[] =>
  parseSync(file, source)
    .program.body.flatMap(findStateNames)
    .filter((name) => !Object.hasOwn(allowedModuleState, `${file}#${name}`))
    .map(
      (name) => `${file} module state: "${name}" - move it into the application (lib/instances.ts) or make it readonly`,
    )
