// Lists the data that the provider receives, with the applicant's answers as text.
import { dataPoints as contact } from '@loan/domain/data-points/contact-information'
import { dataPoints as income } from '@loan/domain/data-points/income-information'
import { dataPoints as person } from '@loan/domain/data-points/personal-details'
import type { LeadApplication } from '@loan/domain/lead/application'
import { readAnswer } from '@loan/domain/lead/answers'
import type { PassedDataKey } from '@loan/domain/lender-steps/handOver'
import type { NamedDataPoint } from '@loan/domain/pages/pageDataPoints'
import type { ReactNode } from 'react'
import { useApplicationState } from '../../app-context/AppContext.tsx'
import { useLoanText } from '../../formats/useLoanText.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { AnswerText } from '../../form/AnswerText.tsx'
import { SummaryList } from '../../ui/SummaryList.tsx'

/** PassedDataKey items that are the answer of one data point. */
const answers: Readonly<Partial<Record<PassedDataKey, NamedDataPoint>>> = {
  'date-of-birth': { ...person.dateOfBirth, name: 'dateOfBirth', section: 'personal-details' },
  'personal-code': { ...person.personalCode, name: 'personalCode', section: 'personal-details' },
  email: { ...contact.email, name: 'email', section: 'contact-information' },
  'phone-number': { ...contact.phoneNumber, name: 'phoneNumber', section: 'contact-information' },
  income: { ...income.monthlyIncome, name: 'monthlyIncome', section: 'income-information' },
}

const joined = (separator: string, ...texts: readonly (string | undefined)[]): string =>
  texts.filter((text) => text !== undefined && text !== '').join(separator)

const formatName = ({ personalDetails: person = {} }: LeadApplication): string =>
  joined(' ', person.firstName, person.middleName, person.lastName, person.secondLastName)

/** Formats street and number, postal code and town in one line; empty when there is no answer. */
const formatAddress = ({ contactDetails: contact = {} }: LeadApplication): string =>
  joined(
    ', ',
    joined(' ', contact.street, joined('/', contact.houseNumber, contact.flatNumber)),
    joined(' ', contact.postalCode, contact.city),
  )

export type SharedDataListProps = { readonly passes: readonly PassedDataKey[] }

export const SharedDataList = ({ passes }: SharedDataListProps) => {
  const t = useTexts('hand-over')
  const loan = useLoanText()
  const application = useApplicationState(({ leadApplication }) => leadApplication.applicationData)

  const formatValue = (dataKey: PassedDataKey): ReactNode => {
    if (dataKey === 'reference-number') return t('passed>randomReference')
    if (dataKey === 'loan') return loan
    if (dataKey === 'name') return formatName(application) || t('passed>asAnswered')
    if (dataKey === 'address') return formatAddress(application) || t('passed>asAnswered')
    const dataPoint = answers[dataKey]
    return dataPoint === undefined || readAnswer(application, dataPoint.path) === undefined ? (
      t('passed>asAnswered')
    ) : (
      <AnswerText dataPoint={dataPoint} application={application} />
    )
  }

  return (
    <SummaryList
      rows={passes.map((dataKey) => ({
        key: dataKey,
        term: t(`passed>terms>${dataKey}`),
        value: formatValue(dataKey),
      }))}
    />
  )
}
