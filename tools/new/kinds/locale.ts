// Generates a locale: copies of all English text files for translation. The check `locales` lists untranslated texts.
import { addImport, addItem, addRow, addToUnion } from '../editText.ts'
import { type Kind, OrderError, type Plan, type Project } from '../kind.ts'

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
    folder: 'server/src/documents/texts',
    from: 'en',
    table: 'server/src/documents/documentTexts.ts',
    exported: 'texts',
    add: (key: string) => addItem('documentTexts: Readonly<Record<LocaleKey, DocumentTexts>> = { ', ' }', key),
  },
  {
    folder: 'server/src/documents/contract-texts',
    from: 'en',
    table: 'server/src/documents/contractTexts.ts',
    exported: 'texts',
    add: (key: string) => addItem('contractTexts: Readonly<Record<LocaleKey, ContractTexts>> = { ', ' }', key),
  },
  {
    folder: 'server/src/messages/texts',
    from: 'ph',
    table: 'server/src/messages/messageTexts.ts',
    exported: 'texts',
    add: (key: string) => addRow('const texts: Readonly<Record<LocaleKey, MessageTexts>> = {', `${key},`),
  },
] as const

type TagOrder = { readonly name: string; readonly country: string; readonly language: string }

/** The edit of the country that gives the locale its language tag; none when the country has the tag. */
const planTag = (project: Project, { name, country, language }: TagOrder): Plan['edits'] => {
  const file = `domain/src/countries/${country}/country.ts`
  if (!project.has(file)) {
    throw new OrderError(
      `There is no country ${country}: use an option such as --country es, or npm run new -- country`,
    )
  }
  const tag = `${language}-${country.toUpperCase()}`
  if (new RegExp(`languageTags: \\{[^}]*\\b${name}: `, 'u').test(project.read(file))) return []
  if (Intl.DateTimeFormat.supportedLocalesOf(tag).length === 0) {
    throw new OrderError(`Intl does not support the language ${language}: use an option such as --language cs`)
  }
  return [[file, addItem('languageTags: { ', ' }', `${name}: '${tag}'`)]]
}

export const locale: Kind = {
  usage: 'locale key [--country xx] [--language yy]',
  pattern: /^[a-z]{2}$/u,
  options: { country: false, language: false },
  plan: ({ name, options }, project) => {
    const country = options['country'] ?? name
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
        ...planTag(project, { name, country, language: options['language'] ?? name }),
        ...serverTexts.map((one) => {
          const path = `./${one.folder.split('/').at(-1) ?? ''}/${name}.ts`
          const edit = (text: string): string =>
            one.add(name)(addImport(`import { ${one.exported} as ${name} } from '${path}'`)(text))
          return [one.table, edit] as const
        }),
      ],
      // Imported here, after the locale has its texts.
      generate: async () => {
        const { buildTickedTexts, tickedTextsFile } = await import('../../buildTickedTexts.ts')
        return { [tickedTextsFile]: buildTickedTexts() }
      },
      missing: [
        `the locale in locales of its products (domain/src/products/*-${country}.ts); the first one is their default`,
        `the translation of every text of ${folder}/${name}/: npm run check -- locales lists English texts once a product has the locale`,
        ...serverTexts.map((one) => `the translation of ${one.folder}/${name}.ts, which is English`),
        'after the translations npm run generate, which writes the record of checked texts and the sentences applicants tick',
      ],
      tests: ['the checks types and locales'],
    }
  },
}
