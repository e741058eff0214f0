// Generates the screen of a state.
import { addRow } from '../editText.ts'
import { type Kind, OrderError } from '../kind.ts'
import { constant, pascal, sentence } from '../names.ts'

const folder = 'web/src/screens'

const buildScreen = (name: string): string => `// ${constant(name)}: ${sentence(name)}.
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

const buildTest = (name: string): string => `import { getRoute } from '@loan/domain/states'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createFakeLeadServer } from '../../testing/createFakeLeadServer.ts'
import { buildLeadStatus } from '../../testing/leadFixtures.ts'
import { getShownScreen, renderScreen } from '../../testing/renderScreen.tsx'

const server = createFakeLeadServer()

it('shows its title', async () => {
  server.setStatus(buildLeadStatus('${constant(name)}'))
  await renderScreen(getRoute('${constant(name)}'), { state: '${constant(name)}' })
  expect(getShownScreen()).toBe('${name}')
  expect(screen.getByRole('heading', { level: 1, name: '${sentence(name)}' })).toBeVisible()
})
`

export const screen: Kind = {
  usage: 'screen name',
  pattern: /^[a-z]+(?:-[a-z]+)*$/u,
  options: {},
  plan: ({ name }, project) => {
    const state = constant(name)
    if (!new RegExp(`^ {2}${state}: `, 'mu').test(project.read('domain/src/states.ts'))) {
      throw new OrderError(`There is no state ${state} in domain/src/states.ts yet`)
    }
    const component = `${folder}/${name}/${pascal(name)}`
    const load = `load: async () => (await import('./${name}/${pascal(name)}.tsx')).${pascal(name)}`
    const texts = { title: sentence(name), help: 'What happens here, and what comes next.' }
    return {
      files: {
        [`${component}.tsx`]: buildScreen(name),
        [`${component}.test.tsx`]: buildTest(name),
        [`web/src/locales/en/${name}.json`]: `${JSON.stringify(texts, null, 2)}\n`,
      },
      edits: [
        [
          `${folder}/registry.ts`,
          addRow('const rows:', `${state}: { needs: 'lead', ${load}, namespaces: ['${name}'] },`),
        ],
      ],
      missing: [
        `its content in ${folder}/${name}/, and its texts in every locale (${name}.json): npm run check locales lists them`,
      ],
      tests: [`${component}.test.tsx`, 'e2e/stateScreens.spec.ts', 'the check locales'],
    }
  },
}
