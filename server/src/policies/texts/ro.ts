// Policies in Romanian. Drafts: counsel must approve each text before a real applicant sees it.
import type { PolicyTexts } from '../policyText.ts'

export const texts: PolicyTexts = {
  general: {
    title: 'Termenii {{brand}} și folosirea datelor mele',
  },
  'marketing-email': {
    title: 'Oferte prin e-mail',
  },
  'marketing-phone': {
    title: 'Oferte prin apel telefonic',
  },
  'marketing-text': {
    title: 'Oferte prin SMS',
  },
  'marketing-post': {
    title: 'Oferte prin poștă',
  },
  'lender-terms': {
    title: 'Termenii {{lender}} și folosirea datelor mele',
    text: `{{lender}} devine operatorul datelor din cererea mea și le folosește ca să vadă dacă pot plăti creditul înapoi și ca să pregătească o ofertă. Fără ele nu poate analiza cererea.

Datele dintr-o cerere care nu ajunge la contract sunt păstrate de {{lender}} atât timp cât din ea pot apărea pretenții. Față de {{lender}} am aceleași drepturi ca față de {{brand}} și pot face plângere la autoritatea de supraveghere ({{authority}}).`,
  },
  'credit-database-query': {
    title: 'Verificarea de către {{lender}} în bazele de date de credit',
    text: 'Sunt de acord ca {{lender}} să ceară date despre obligațiile mele, ca să vadă dacă pot plăti creditul înapoi. Se întreabă: {{databases}}. Întrebarea rămâne înregistrată acolo. Dacă cererea este refuzată, aflu ce baze de date au fost întrebate și ce au răspuns.',
  },
  'debtor-register-query': {
    title: 'Verificarea de către {{lender}} în registrele de restanțe',
    text: 'Sunt de acord ca {{lender}} să verifice dacă apar în registre de datorii neplătite. Acordul este valabil 60 de zile.',
  },
  'lender-marketing': {
    title: 'Oferte de la {{lender}}',
    text: 'Sunt de acord ca {{lender}} să îmi trimită prin e-mail și SMS ofertele sale. Îmi pot retrage acordul oricând; nu are legătură cu decizia despre creditul meu.',
  },
  'card-terms': {
    title: 'Condițiile cardului de credit {{lender}}',
    text: `Cererea este pentru un card de credit, nu pentru un credit plătit o singură dată. {{lender}} stabilește o limită pe care o pot folosi și o pot plăti înapoi de mai multe ori. Pentru banii retrași în numerar se plătește dobândă din ziua retragerii; cumpărăturile sunt fără dobândă dacă tot extrasul este plătit până la termen.

Cardul poate fi dat înapoi, iar contractul poate fi încheiat oricând, fără costuri.`,
  },
  'electronic-documents': {
    title: 'Documente prin e-mail',
    text: '{{lender}} îmi poate trimite informațiile dinainte de contract, contractul și extrasele de mai târziu ca fișiere prin e-mail, nu pe hârtie. Pot cere oricând, gratuit, o copie pe hârtie.',
  },
  'pep-statement': {
    title: 'Nu am o funcție publică importantă',
    text: 'Nici eu, nici un membru apropiat al familiei mele și nici un asociat apropiat nu avem și nu am avut în ultimele 12 luni o funcție publică importantă (șef de stat, ministru, parlamentar, judecător la o instanță supremă, ambasador, general, membru în conducerea unei companii de stat). Dacă nu este așa, pot trece peste acest creditor și pot întreba {{brand}} ce am de făcut.',
  },
  'partner-offers': {
    title: 'Oferte de la partenerii {{lender}}',
    text: 'Sunt de acord ca {{lender}} să transmită numele și adresa mea de e-mail firmelor cu care lucrează, ca să îmi trimită oferte de asigurări. Îmi pot retrage acordul oricând; nu are legătură cu decizia despre creditul meu.',
  },
  'truth-declaration': {
    title: 'Răspunsurile mele sunt adevărate',
    text: 'Am citit răspunsurile de mai sus și declar față de {{lender}} că sunt adevărate și complete. Știu că declarațiile false făcute ca să obțin un credit pot fi pedepsite de lege.',
  },
}
