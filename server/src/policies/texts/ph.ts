// Policies in the English of the Philippines. Drafts: counsel must approve each text before a real applicant sees it.
import type { PolicyTexts } from '../policyText.ts'

export const texts: PolicyTexts = {
  general: {
    title: 'Terms of {{brand}} and use of my data',
  },
  'marketing-email': {
    title: 'Offers by email',
  },
  'marketing-phone': {
    title: 'Offers by phone call',
  },
  'marketing-text': {
    title: 'Offers by text',
  },
  'marketing-post': {
    title: 'Offers by mail',
  },
  'lender-terms': {
    title: 'Terms of {{lender}} and use of my data',
    text: `{{lender}} becomes the personal information controller of the data in my application. It uses the data to review if I can pay the loan back and to prepare an offer. Without this it can’t look at my application.

{{lender}} keeps the data of an application that doesn’t end in a contract for as long as claims may arise from it. I have the same rights with {{lender}} as with {{brand}} and may file a complaint with the {{authority}}.`,
  },
  'credit-database-query': {
    title: 'Credit check by {{lender}}',
    text: '{{lender}} may get my credit data from {{databases}} to review if I can pay the loan back, and must submit the data of a loan it gives me to the CIC (RA 9510). The check goes on my credit record. If my application is declined, I’ll be told who was asked and what they answered.',
  },
  'debtor-register-query': {
    title: 'Check of debtor lists by {{lender}}',
    text: '{{lender}} may check lists of past due debts for my obligations. This permission is good for 60 days.',
  },
  'lender-marketing': {
    title: 'Offers of {{lender}}',
    text: '{{lender}} may send me its own offers by email and text. I can withdraw this anytime; it doesn’t affect the decision on my loan.',
  },
  'card-terms': {
    title: 'Terms of the {{lender}} credit card',
    text: `This application is for a credit card, not for a loan that is released at once. {{lender}} sets a credit limit that I may use and pay back again. Cash advances are charged interest from the day I take them; purchases are free of interest if I pay the whole statement by its due date.

I can return the card and end the contract anytime, free of charge.`,
  },
  'electronic-documents': {
    title: 'Documents by email',
    text: '{{lender}} may send me the Disclosure Statement, the contract and later statements as files by email instead of on paper. I may ask for paper copies anytime, free of charge.',
  },
  'pep-statement': {
    title: 'I hold no high public position',
    text: 'Neither I nor a close family member or business partner of mine holds, or held in the last 12 months, a high public position (head of state, Cabinet secretary, senator, congressman, justice of the Supreme Court, ambassador, general, board member of a government corporation). If this isn’t so, I can leave this lender and ask {{brand}} how to go on.',
  },
  'partner-offers': {
    title: 'Offers of partners of {{lender}}',
    text: '{{lender}} may share my name and email address with companies it works with, so they can send me offers of insurance. I can withdraw this anytime; it doesn’t affect the decision on my loan.',
  },
  'truth-declaration': {
    title: 'My answers are true',
    text: 'I have read the answers above and declare to {{lender}} that they are true and complete. I know that false statements made to get a loan may be punished by law.',
  },
}
