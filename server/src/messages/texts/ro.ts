// The texts of the messages to applicants in Romanian.
import type { MessageTexts } from './messageTexts.ts'

export const texts: MessageTexts = {
  // A text message with Romanian letters has at most 70 characters.
  codeText: (brand, code) => `${code} este codul ${brand}, valabil 10 minute. Nu îl dați nimănui.`,
  plainLink: 'Dacă butonul nu funcționează, copiați această adresă în browser:',
  resume: (brand, support) => ({
    subject: `Cererea dumneavoastră la ${brand}`,
    text:
      'Am primit cererea dumneavoastră. Ca să vedeți în ce stadiu este, deschideți acest link și confirmați cine ' +
      'sunteți.',
    button: 'Vedeți cererea',
    note:
      'Linkul funcționează cât timp cererea este deschisă. Dacă nu dumneavoastră ați făcut cererea, scrieți-ne la ' +
      `${support}.`,
    reason: `Primiți acest e-mail pentru că această adresă apare într-o cerere la ${brand}.`,
  }),
  continue: (brand) => ({
    subject: `Linkul cu care continuați cererea la ${brand}`,
    text: 'Deschideți acest link pe orice dispozitiv și confirmați cine sunteți. Continuați de unde ați rămas.',
    button: 'Continuați cererea',
    note:
      'Linkul funcționează până când expiră cererea. Dacă nu dumneavoastră ați cerut linkul, puteți ignora acest ' +
      'e-mail.',
    reason: `Primiți acest e-mail pentru că ați cerut un link ca să continuați cererea la ${brand}.`,
  }),
  reminder: (brand) => ({
    subject: `Puteți termina cererea la ${brand}`,
    text:
      'Păstrăm răspunsurile dumneavoastră până când expiră cererea. Ca să continuați de unde ați rămas, deschideți ' +
      'acest link și confirmați cine sunteți.',
    button: 'Continuați cererea',
    note: 'Dacă nu mai doriți un credit, nu trebuie să faceți nimic: ștergem răspunsurile când expiră cererea.',
    reason: `Primiți acest e-mail pentru că ați fost de acord să primiți e-mailuri de la ${brand}.`,
    unsubscribe: 'Nu-mi mai trimiteți astfel de e-mailuri',
  }),
  offer: (lender) => ({
    subject: `${lender} are o ofertă pentru dumneavoastră`,
    text: `${lender} v-a făcut o ofertă. Ca să vedeți toate costurile și să decideți, deschideți acest link și confirmați cine sunteți.`,
  }),
  step: (lender) => ({
    subject: `${lender} mai are nevoie de ceva de la dumneavoastră`,
    text: `Înainte să decidă, ${lender} mai are nevoie de ceva de la dumneavoastră. Ca să vedeți despre ce este vorba, deschideți acest link și confirmați cine sunteți.`,
  }),
  outcome: (lender) => ({
    subject: `${lender} v-a răspuns`,
    text: `${lender} a răspuns la cererea dumneavoastră. Ca să vedeți răspunsul și ce urmează, deschideți acest link și confirmați cine sunteți.`,
  }),
  rejected: () => ({
    subject: 'Răspunsul la cererea dumneavoastră',
    text: 'Niciunul dintre creditorii întrebați nu are acum o ofertă pentru dumneavoastră. Deschideți acest link și confirmați cine sunteți. Apoi vedeți ce ar fi putut conta, unde găsiți ajutor gratuit pentru datorii și cum puteți cere ca o persoană să verifice decizia.',
  }),
  accepted: (brand, { lender, amount }) => ({
    subject: `${lender} a acceptat cererea dumneavoastră`,
    text: `${lender} a acceptat cererea dumneavoastră pentru ${amount}. Mai este un pas: citiți contractul și semnați-l. Îl găsiți în confirmare sau vi-l trimite ${lender}. Păstrați acest e-mail.`,
    button: 'Deschideți confirmarea',
    note: 'Înainte să vedeți confirmarea, verificăm că sunteți dumneavoastră.',
    reason: `Primiți acest e-mail pentru că ați acceptat pe ${brand} o ofertă de la ${lender}.`,
    agreed: 'Ce ați acceptat',
    agreedAt: 'Oferta acceptată la',
    reference: 'Numărul cererii',
    next: 'Ce urmează',
    questions: 'Întrebări despre credit',
  }),
}
