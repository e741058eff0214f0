// Policies in English. Drafts: every text awaits counsel's word before it is shown to a real applicant.
import type { PolicyWords } from '../policyText.ts'

export const words: PolicyWords = {
  general: {
    title: 'Terms of {{brand}} and use of my data',
    text: `{{brand}} is a credit intermediary, not a lender. It passes an application to lenders that may serve it and shows their offers. The service costs the applicant nothing; lenders pay {{brand}} for applications that end in a loan.

I confirm that my answers are true and mine, that I am at least 18 years old and that I apply for myself.

{{brand}} uses the answers to find a lender (GDPR Article 6(1)(b)) and passes them to the lenders named on the page, one after the other. Part of the assessment is automatic; I may ask for a person to review the result, for an explanation, and tell my own view.

Answers of an application that is not sent are deleted after 24 hours. Answers of a sent one are kept for 30 days and then erased, save for the record of what I agreed to. I may see, correct, move and erase my data and complain to the supervisory authority ({{authority}}).`,
  },
  'marketing-email': {
    title: 'Offers by e-mail',
    text: '{{brand}} may send me offers of loans and other financial products by e-mail. I can withdraw this at any time, with effect for the future; it has no bearing on my application.',
  },
  'marketing-phone': {
    title: 'Offers by phone',
    text: '{{brand}} may call me with offers of loans and other financial products. I can withdraw this at any time, with effect for the future; it has no bearing on my application.',
  },
  'marketing-text': {
    title: 'Offers by text message',
    text: '{{brand}} may send me offers of loans and other financial products by text message. I can withdraw this at any time, with effect for the future; it has no bearing on my application.',
  },
  'marketing-post': {
    title: 'Offers by post',
    text: '{{brand}} may send me offers of loans and other financial products by post. I can withdraw this at any time, with effect for the future; it has no bearing on my application.',
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
}
