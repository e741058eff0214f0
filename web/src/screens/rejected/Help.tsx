// The first steps for a rejected applicant: help with debts, and access to their data in the databases of the lenders.
import type { HelpContact } from '@loan/domain/countries/country'
import { type AppContext, useAppContext } from '../../app-context/AppContext.tsx'
import { lazyResource } from '../../loading/resource.ts'
import { LegalNotices } from '../../page/LegalNotices.tsx'
import { useTexts } from '../../texts/useTexts.ts'
import { Card } from '../../ui/Card.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { HelpContacts } from './HelpContacts.tsx'

/** Null when it does not load: the rest of the screen works without the contacts. */
const getHelp = lazyResource(({ product }: AppContext) => product.country.loadHelp().catch(() => null))

/** The queried databases with their links; all of the country when none is named. */
const findDatabases = (all: readonly HelpContact[], queried: readonly string[]): readonly HelpContact[] =>
  queried.length === 0 ? all : queried.map((name) => all.find((contact) => contact.name === name) ?? { name })

/** Suspends until the contacts are loaded. */
export const Help = ({ queried }: { readonly queried: readonly string[] }) => {
  const t = useTexts('rejected')
  const help = getHelp(useAppContext()).read()
  const databases = findDatabases(help?.databases ?? [], queried)
  return (
    <>
      <Card as="section" labelledBy="debt-help">
        <Stack gap="tight">
          <h2 id="debt-help">{t('helpTitle')}</h2>
          <LegalNotices position="rejected-help" appearance="plain" />
          {help !== null && <HelpContacts contacts={help.debts} />}
        </Stack>
      </Card>
      {databases.length > 0 && (
        <Card as="section" labelledBy="own-data">
          <Stack gap="tight">
            <h2 id="own-data">{t('dataTitle')}</h2>
            <p>{t(queried.length > 0 ? 'databases' : 'possibleDatabases')}</p>
            <HelpContacts contacts={databases} />
          </Stack>
        </Card>
      )}
    </>
  )
}
