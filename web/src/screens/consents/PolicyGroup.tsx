// One group of policies (required, voluntary or statements): a checkbox and the full text for each. Renders the texts
// of the server as plain text, never as markup.
import type { LeadStatus } from '@loan/domain/contract/lead'
import { useTexts } from '../../texts/useTexts.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Fieldset } from '../../ui/Fieldset.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { Text } from '../../ui/Text.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import type { ScreenErrors } from '../frame/useScreenErrors.ts'
import { Phrase } from '../../ui/Phrase.tsx'
import styles from './PolicyGroup.module.css'

export type Policy = LeadStatus['policies'][number]

export const buildCheckboxId = ({ key }: Pick<Policy, 'key'>): string => `policy-${key}`

const splitParagraphs = (text: string) => text.split(/\n+/u).map((paragraph, index) => ({ index, paragraph }))

type PolicyGroupProps = {
  readonly id: 'required' | 'voluntary' | 'statements'
  readonly policies: readonly Policy[]
  readonly errors: ScreenErrors
}

export const PolicyGroup = ({ id, policies, errors }: PolicyGroupProps) => {
  const t = useTexts('consents')
  if (policies.length === 0) return null
  const areAllRequired = policies.every(({ required }) => required)
  const withMark = (text: string) => `${text} ${t('requiredMark')}`
  // The legend of statements has the mark when all are required. The legend of required consents says it in words.
  const legend = id === 'statements' && areAllRequired ? withMark(t(id)) : t(id)
  return (
    <Fieldset id={`policies-${id}`} legend={legend}>
      <Stack gap="tight">
        {policies.map((policy) => (
          // The key unticks the checkbox of a new version.
          <div key={`${policy.key}/${policy.version}`} className={styles['policy']}>
            <Checkbox
              id={buildCheckboxId(policy)}
              name={policy.key}
              label={policy.required && !areAllRequired ? withMark(policy.title) : policy.title}
              error={errors.find(policy.key) && t('requiredHere')}
            />
            <Disclosure
              summary={
                <>
                  <Phrase>{t('fullText')}</Phrase>
                  <VisuallyHidden>{`: ${policy.title}`}</VisuallyHidden>
                </>
              }
            >
              {splitParagraphs(policy.text).map(({ index, paragraph }) => (
                <Text key={index}>{paragraph}</Text>
              ))}
            </Disclosure>
          </div>
        ))}
      </Stack>
    </Fieldset>
  )
}
