// Generates a screen: of an existing state, or at a route without a state.
import { addRow } from '../editText.ts'
import type { Kind } from '../kind.ts'
import { constant, pascal, sentence } from '../names.ts'

const folder = 'web/src/screens'

const buildScreen = (
  name: string,
  isOfState: boolean,
): string => `// ${isOfState ? `${constant(name)}: ` : ''}${sentence(name)}.
import { useTexts } from '../../context/useTexts.ts'
import { Stack } from '../../ui/Stack.tsx'
import { info } from '../../ui/icons.ts'
import { ScreenHeading } from '../ScreenHeading.tsx'

export const ${pascal(name)} = () => {
  const t = useTexts('${name}')
  return (
    <Stack>
      <ScreenHeading title={t('title')} help={t('help')} icon={info} />
    </Stack>
  )
}
`

const buildTest = (name: string, route: string, isOfState: boolean): string => `import { expect, it } from 'vitest'
${isOfState ? "import { states } from '@loan/domain/states'\nimport { statusIn } from '../openScreen.tsx'\n" : ''}import { setUpScreens } from '../setUpScreens.ts'

const { ${isOfState ? 'server, ' : ''}page, visit } = setUpScreens()

it('shows its title', async () => {
${isOfState ? `  server.status = statusIn('${constant(name)}')\n` : ''}  await visit(${route}, ${isOfState ? `states.${constant(name)}.code` : 'null'})
  expect(page().shownScreen()).toBe('${name}')
  expect(page().container.querySelector('h1')?.textContent).toBe('${sentence(name)}')
})
`

export const screen: Kind = {
  usage: 'screen name',
  pattern: /^[a-z]+(?:-[a-z]+)*$/u,
  options: {},
  plan: ({ name }, project) => {
    const state = constant(name)
    const isOfState = new RegExp(`^ {2}${state}: `, 'mu').test(project.read('domain/src/states.ts'))
    const load = `load: async () => (await import('./${name}/${pascal(name)}.tsx')).${pascal(name)},`
    const row = [`needs: '${isOfState ? 'lead' : 'link'}',`, load, `namespaces: ['${name}'],`]
    const registry = `${folder}/registry.ts`
    return {
      files: {
        [`${folder}/${name}/${pascal(name)}.tsx`]: buildScreen(name, isOfState),
        [`${folder}/${name}/${pascal(name)}.test.tsx`]: buildTest(
          name,
          isOfState ? `states.${state}.route` : `'/${name}'`,
          isOfState,
        ),
        [`web/src/locales/en/${name}.json`]: `${JSON.stringify(
          { title: sentence(name), help: 'What happens here, and what comes next.' },
          null,
          2,
        )}\n`,
      },
      edits: [
        [
          registry,
          isOfState
            ? addRow('const rows:', [`${state}: {`, ...row.map((line) => `  ${line}`), '},'].join('\n'))
            : addRow(
                'const routesWithoutState',
                [
                  '{',
                  `  name: '${name}',`,
                  `  path: '/${name}',`,
                  "  state: 'NONE',",
                  '  row: {',
                  ...row.map((line) => `    ${line}`),
                  '  },',
                  '},',
                ].join('\n'),
              ),
        ],
      ],
      missing: [
        `its content in ${folder}/${name}/, and its texts in every locale (${name}.json): npm run check locales lists them`,
        ...(isOfState
          ? []
          : [`a link to /${name}, its row in e2e/otherScreens.spec.ts, and its controls in docs/driving.md`]),
      ],
      tests: [`${folder}/${name}/${pascal(name)}.test.tsx`, 'e2e/stateScreens.spec.ts', 'the check locales'],
    }
  },
}
