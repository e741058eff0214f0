// Builds the plain text alternative of an e-mail.
import type { EmailContent, EmailSection } from './emailContent.ts'

const buildSection = ({ heading, details }: EmailSection): string =>
  [heading, ...details.map(([label, value]) => `- ${label}: ${value.replaceAll('\n', ', ')}`)].join('\n')

export const buildEmailText = ({ text, sections, link, note, reason, unsubscribe, brand }: EmailContent): string =>
  [
    text,
    `${link.label}:\n${link.address}`,
    note,
    ...sections.map(buildSection),
    reason,
    ...(unsubscribe === null ? [] : [`${unsubscribe.label}: ${unsubscribe.address}`]),
    brand.name,
  ].join('\n\n')
