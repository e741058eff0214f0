// Policies in English. Drafts: counsel must approve each text before a real applicant sees it.
import type { PolicyTexts } from '../policyText.ts'

export const texts: PolicyTexts = {
  general: {
    title: 'Terms of {{brand}} and use of my data',
  },
  'marketing-email': {
    title: 'Offers by e-mail',
  },
  'marketing-phone': {
    title: 'Offers by phone',
  },
  'marketing-text': {
    title: 'Offers by text message',
  },
  'marketing-post': {
    title: 'Offers by post',
  },
  'lender-terms': {
    title: 'Terms of {{lender}} and use of my data',
    text: `{{lender}} becomes the controller of the data in my application and uses it to assess whether I can pay the loan back and to prepare an offer. Without this it cannot look at the application.

{{lender}} keeps the data of an application that does not end in a contract for as long as claims may arise from it. I have the same rights towards {{lender}} as towards {{brand}} and may complain to the supervisory authority ({{authority}}).`,
  },
  'credit-database-query': {
    title: 'Query of credit databases by {{lender}}',
    text: '{{lender}} may ask {{databases}} for data on my obligations, to assess whether I can pay the loan back. The query is recorded there. The databases and what they answered are named to me if the application is declined.',
  },
  'debtor-register-query': {
    title: 'Authorisation to query BIG InfoMonitor',
    text: 'Under Article 24(1) of the Polish act of 9 April 2010 on making economic information available, I authorise {{lender}} to obtain from BIG InfoMonitor S.A. economic information about my obligations. The authorisation is valid for 60 days.',
  },
  'lender-marketing': {
    title: 'Offers of {{lender}}',
    text: '{{lender}} may send me its own offers by e-mail and text message. I can withdraw this at any time; it has no bearing on the decision about my loan.',
  },
  'card-terms': {
    title: 'Terms of the {{lender}} credit card',
    text: `The application is for a credit card, not for a loan that is paid out at once. {{lender}} sets a limit that I may use and pay back again. Interest is charged from the day of a cash withdrawal; purchases are free of interest where the whole statement is paid by its due date.

The card can be returned, and the contract ended, at any time without cost.`,
  },
  'electronic-documents': {
    title: 'Documents by e-mail',
    text: '{{lender}} may send me the information before the contract, the contract and later statements as files by e-mail instead of on paper. I may ask for paper copies at any time, free of charge.',
  },
  'pep-statement': {
    title: 'I hold no public office',
    text: 'Neither I nor a close member of my family or business partner holds, or held in the last 12 months, a prominent public office (head of state, minister, member of parliament, judge of a supreme court, ambassador, general, member of the board of a state company). If this is not so, I can leave this lender and ask {{brand}} how to go on.',
  },
  'partner-offers': {
    title: 'Offers of partners of {{lender}}',
    text: '{{lender}} may pass my name and e-mail address to companies it works with, so that they can send me offers of insurance. I can withdraw this at any time; it has no bearing on the decision about my loan.',
  },
  'truth-declaration': {
    title: 'My answers are true',
    text: 'I have read the answers above and declare to {{lender}} that they are true and complete. I know that false statements made to obtain a loan may be punishable by law.',
  },
}
