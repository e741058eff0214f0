// Builds the content of a lender's contract: the borrower, the figures and rights of the pre-contract information, and
// the signature once there is one. The signed copy differs from the contract that was read only by its signature.
import type { LeadApplication } from '@loan/domain/lead/application'
import { buildInformation, type InformationInput } from './buildInformation.ts'
import type { ContractTexts } from './contract-texts/contractTexts.ts'
import { contractTexts } from './contractTexts.ts'
import type { DocumentContent } from './documentContent.ts'
import { documentTexts } from './documentTexts.ts'
import { createFigureFormats } from './figureFormats.ts'

export type ContractSignature = { readonly at: Date; readonly number: string }

export type ContractInput = InformationInput & {
  readonly number: string
  readonly application: LeadApplication
  readonly signature: ContractSignature | null
}

type Section = DocumentContent['sections'][number]

const formatName = ({ personalDetails }: LeadApplication): string =>
  [personalDetails?.firstName, personalDetails?.lastName, personalDetails?.secondLastName]
    .filter((name) => name !== undefined && name !== '')
    .join(' ')

const buildSignature = (
  texts: ContractTexts['signature'],
  { at, number }: ContractSignature,
  formatTime: (time: string) => string,
): Section => ({
  heading: texts.heading,
  details: [
    [texts.at, formatTime(at.toISOString())],
    [texts.number, number],
    [texts.method, texts.methodText],
  ],
})

export const buildContract = (input: ContractInput): DocumentContent => {
  const { product, locale, application, number, signature } = input
  const texts = contractTexts[locale]
  const information = buildInformation(input)
  const { validUntil } = documentTexts[locale].rights
  const { formatTime } = createFigureFormats(product, locale)
  const parties: Section = {
    heading: texts.parties.heading,
    details: [
      [texts.parties.number, number],
      [texts.parties.borrower, formatName(application)],
    ],
  }
  return {
    ...information,
    title: texts.title,
    introduction: texts.introduction,
    sections: [
      parties,
      // The offer was accepted while it was valid.
      ...information.sections.map((section) => ({
        ...section,
        details: section.details.filter(([label]) => label !== validUntil),
      })),
      ...(signature === null ? [] : [buildSignature(texts.signature, signature, formatTime)]),
    ],
  }
}
