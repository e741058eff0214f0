// Generates a locale: copies of all English text files for translation. The check `locales` lists untranslated texts.
import { addImport, addItem, addRow, addToUnion } from '../editText.ts'
import type { Kind } from '../kind.ts'

const folder = 'web/src/locales'

/** Text files of the server: their folder, the locale to copy from, and the table that imports them. */
const serverTexts = [
  {
    folder: 'server/src/look-ups/choice-names',
    from: 'en',
    table: 'server/src/look-ups/choices.ts',
    exported: 'names',
    add: (key: string) => addItem('const namesByLocale: Readonly<Record<LocaleKey, ChoiceNames>> = { ', ' }', key),
  },
  {
    folder: 'server/src/policies/texts',
    from: 'en',
    table: 'server/src/policies/policies.ts',
    exported: 'texts',
    add: (key: string) => addItem('const policyTexts: Readonly<Record<LocaleKey, PolicyTexts>> = { ', ' }', key),
  },
  {
    folder: 'server/src/messages/texts',
    from: 'ph',
    table: 'server/src/messages/messageTexts.ts',
    exported: 'texts',
    add: (key: string) => addRow('const texts: Readonly<Record<LocaleKey, MessageTexts>> = {', `${key},`),
  },
] as const

export const locale: Kind = {
  usage: 'locale key',
  pattern: /^[a-z]{2}$/u,
  options: {},
  plan: ({ name }, project) => {
    const texts = project.list(`${folder}/en`).filter((file) => file.endsWith('.json'))
    const copyPath = (file: string): string =>
      project
        .read(file)
        .replace(/^\/\/ .*\n/u, (head) => head.replace(/in (?:the English of the Philippines|English)/u, `in ${name}`))
    return {
      files: {
        ...Object.fromEntries(texts.map((file) => [`${folder}/${name}/${file}`, project.read(`${folder}/en/${file}`)])),
        ...Object.fromEntries(
          serverTexts.map((one) => [`${one.folder}/${name}.ts`, copyPath(`${one.folder}/${one.from}.ts`)]),
        ),
      },
      edits: [
        ['domain/src/countries/country.ts', addToUnion('LocaleKey', name)],
        ...serverTexts.map((one) => {
          const path = `./${one.folder.split('/').at(-1) ?? ''}/${name}.ts`
          const edit = (text: string): string =>
            one.add(name)(addImport(`import { ${one.exported} as ${name} } from '${path}'`)(text))
          return [one.table, edit] as const
        }),
      ],
      missing: [
        `its language tag in its country (languageTags: { ${name}: … }), and the locale in its products`,
        `the translation of every text of ${folder}/${name}/: npm run check locales lists English texts`,
        ...serverTexts.map((one) => `the translation of ${one.folder}/${name}.ts, which is English`),
      ],
      tests: ['the checks types and locales'],
    }
  },
}
