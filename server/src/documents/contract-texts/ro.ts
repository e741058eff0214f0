// The texts of a lender's contract in Romanian.
import type { ContractTexts } from './contractTexts.ts'

export const texts: ContractTexts = {
  title: 'Contract de credit',
  introduction: [
    'Creditorul și împrumutatul de mai jos încheie acest contract. Contractul vă obligă după ce îl semnați.',
    'Citiți-l în întregime înainte de a semna și păstrați exemplarul semnat.',
  ],
  parties: { heading: 'Împrumutat și contract', number: 'Numărul contractului', borrower: 'Împrumutat' },
  signature: {
    heading: 'Semnătura împrumutatului',
    at: 'Semnat la',
    number: 'Numărul semnăturii',
    method: 'Forma semnăturii',
    methodText: 'Semnat electronic cu un cod de unică folosință trimis pe telefonul împrumutatului.',
  },
  codeMessage: (lender, code) =>
    `${code} este codul dumneavoastră pentru semnarea contractului cu ${lender}. Este valabil 10 minute. Citiți întâi contractul și nu dați codul nimănui.`,
  page: {
    sandbox: 'Pagină de test în locul paginii creditorului. Nu se încheie niciun contract real.',
    read: 'Citiți contractul (PDF)',
    codeHelp: (phone) =>
      `Pentru a semna aveți nevoie de un cod. Îl primiți prin SMS la numărul care se termină cu ${phone}.`,
    send: 'Trimiteți-mi codul',
    sent: (phone) => `Am trimis codul la numărul care se termină cu ${phone}. Este valabil 10 minute.`,
    code: 'Codul din SMS',
    agree: 'Am citit contractul și sunt de acord cu el',
    sign: 'Semnați contractul',
    resend: 'Cereți un cod nou',
    signed: 'Ați semnat contractul',
    signedText: (lender) => `${lender} are semnătura dumneavoastră. Salvați exemplarul dumneavoastră.`,
    saveCopy: 'Salvați contractul semnat (PDF)',
    back: 'Înapoi la cerere',
    contact: (contact) => `Aveți întrebări? Contactați creditorul: ${contact}`,
    problems: {
      wrong: 'Codul nu este corect. Verificați SMS-ul și scrieți din nou cele șase cifre.',
      'not-agreed': 'Bifați că ați citit contractul și sunteți de acord cu el.',
      expired: 'Codul a expirat. Cereți unul nou.',
      'no-tries': 'Codul a fost greșit de prea multe ori și nu mai este valabil. Cereți unul nou.',
      wait: 'Un cod a fost trimis acum mai puțin de un minut. Așteptați puțin, apoi cereți unul nou.',
      'no-codes': 'Nu mai putem trimite coduri pentru acest contract. Contactați creditorul.',
    },
  },
}
