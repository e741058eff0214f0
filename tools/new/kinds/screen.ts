// Generates a screen: of an existing state, or at a route without a state.
import { addRow } from '../editText.ts'
import type { Kind } from '../kind.ts'
import { constant, pascal, sentence } from '../names.ts'

const folder = 'web/src/screens'

const buildScreen = (
  name: string,
  hasState: boolean,
): string => `// ${hasState ? `${constant(name)}: ` : ''}${sentence(name)}.
import { useTexts } from '../../texts/useTexts.ts'
import { Stack } from '../../ui/Stack.tsx'
import { info } from '../../ui/icons.ts'
import { ScreenHeading } from '../frame/ScreenHeading.tsx'

export const ${pascal(name)} = () => {
  const t = useTexts('${name}')
  return (
    <Stack>
      <ScreenHeading title={t('title')} help={t('help')} icon={info} />
    </Stack>
  )
}
`

const buildTest = (
  name: string,
  hasState: boolean,
): string => `${hasState ? "import { getRoute } from '@loan/domain/states'\n" : ''}import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createFakeLeadServer } from '../../testing/createFakeLeadServer.ts'
${hasState ? "import { buildLeadStatus } from '../../testing/leadFixtures.ts'\n" : ''}import { getShownScreen, renderScreen } from '../../testing/renderScreen.tsx'

${hasState ? 'const server = ' : ''}createFakeLeadServer()

it('shows its title', async () => {
${
  hasState
    ? `  server.setStatus(buildLeadStatus('${constant(name)}'))
  await renderScreen(getRoute('${constant(name)}'), { state: '${constant(name)}' })
`
    : `  await renderScreen('/${name}')
`
}  expect(getShownScreen()).toBe('${name}')
  expect(screen.getByRole('heading', { level: 1, name: '${sentence(name)}' })).toBeVisible()
})
`

export const screen: Kind = {
  usage: 'screen name',
  pattern: /^[a-z]+(?:-[a-z]+)*$/u,
  options: {},
  plan: ({ name }, project) => {
    const state = constant(name)
    const hasState = new RegExp(`^ {2}${state}: `, 'mu').test(project.read('domain/src/states.ts'))
    const load = `load: async () => (await import('./${name}/${pascal(name)}.tsx')).${pascal(name)},`
    const row = [`needsLead: ${hasState},`, load, `namespaces: ['${name}'],`]
    const registry = `${folder}/registry.ts`
    return {
      files: {
        [`${folder}/${name}/${pascal(name)}.tsx`]: buildScreen(name, hasState),
        [`${folder}/${name}/${pascal(name)}.test.tsx`]: buildTest(name, hasState),
        [`web/src/locales/en/${name}.json`]: `${JSON.stringify(
          { title: sentence(name), help: 'What happens here, and what comes next.' },
          null,
          2,
        )}\n`,
      },
      edits: [
        [
          registry,
          hasState
            ? addRow('const rows:', [`${state}: {`, ...row.map((line) => `  ${line}`), '},'].join('\n'))
            : addRow(
                'const additionalRoutes',
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
        `its content in ${folder}/${name}/, and its texts in every locale (${name}.json): npm run check -- locales lists them`,
        ...(hasState
          ? []
          : [`a link to /${name}, its row in e2e/otherScreens.spec.ts, and its controls in docs/driving.md`]),
      ],
      tests: [`${folder}/${name}/${pascal(name)}.test.tsx`, 'e2e/stateScreens.spec.ts', 'the check locales'],
    }
  },
}
