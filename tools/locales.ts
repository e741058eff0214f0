// `npm run locales -- --checked de ["namespace: key" …]`: records that the German texts (all, or the named ones) match
// the present English texts. Without arguments it lists the texts that need a review.
import { writeFileSync } from 'node:fs'
import { buildCheckedRecord, reportOutdated, recordFile, translatedLocales } from './checks/locales/localeRecords.ts'
import { fromRoot } from './process/root.ts'

const [flag, chosenLocale, ...names] = process.argv.slice(2)
const locale = translatedLocales.find((key) => key === chosenLocale)

if (flag === undefined) {
  const outdated = translatedLocales.flatMap(reportOutdated)
  console.log(outdated.length === 0 ? 'Every translation matches its English text' : outdated.join('\n'))
} else if (flag !== '--checked' || locale === undefined) {
  console.log(`npm run locales -- --checked LOCALE ["namespace: key" …], LOCALE one of ${translatedLocales.join(', ')}`)
  process.exitCode = 1
} else {
  writeFileSync(fromRoot(recordFile(locale)), buildCheckedRecord(locale, names))
  console.log(`Wrote ${recordFile(locale)}`)
}
