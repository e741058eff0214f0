// A consent checkbox, initially unticked, one for each purpose (docs/countries/README.md, E4).
import { buildConsentText } from '@loan/domain/lead/buildConsentText'
import { useAppContext } from '../../app-context/AppContext.tsx'
import { buildDocumentPath } from '../../i18n/buildDocumentPath.ts'
import { useAllTexts, useTexts } from '../../texts/useTexts.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { buildControlId } from '../controlNames.ts'
import { useServedPolicies } from '../page/useServedPolicies.ts'
import type { ControlProps } from './control.ts'
import { useFieldTexts } from './useFieldTexts.ts'

export const ConsentControl = ({ dataPoint, values, error, isOptional }: ControlProps) => {
  const { product, basePath } = useAppContext()
  const t = useTexts()
  const texts = useAllTexts()
  const { name, section } = dataPoint
  const { label, hint, optionalText } = useFieldTexts(dataPoint, isOptional)
  // In a group the legend begins the sentence and `ending` completes it. `label` is the whole sentence, as recorded.
  const hasEnding = texts.has(section, `dataPoints>${name}>ending`)
  const policy = product.policies.find(({ path }) => path === dataPoint.path)
  const served = useServedPolicies(policy !== undefined).find(({ key }) => key === policy?.key)?.text
  // The served text, which has no word joiners, overrides the text of this build.
  const servedText = served === undefined || served === buildConsentText(label) ? null : served
  const ending = hasEnding && servedText === null ? texts.of(section)(`dataPoints>${name}>ending`) : null
  const shownLabel = servedText ?? label
  const document = policy?.document
  return (
    <Checkbox
      id={buildControlId(dataPoint.path)}
      name={dataPoint.path}
      label={ending ?? (optionalText === undefined ? shownLabel : `${shownLabel} ${optionalText}`)}
      defaultChecked={values[dataPoint.path] === 'true'}
      hint={
        document === undefined ? (
          hint
        ) : (
          <>
            {hint}
            <div>
              <a
                href={`${basePath}/${buildDocumentPath(product.paths[document], product, texts.language)}`}
                target="_blank"
                rel="noopener"
              >
                {t(`footer>${document}`)}
              </a>
            </div>
          </>
        )
      }
      {...(error !== undefined && { error })}
    />
  )
}
