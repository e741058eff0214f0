// The texts of a lender's contract in Polish.
import type { ContractTexts } from './contractTexts.ts'

export const texts: ContractTexts = {
  title: 'Umowa pożyczki',
  introduction: [
    'Pożyczkodawca i pożyczkobiorca wskazani poniżej zawierają umowę tej pożyczki. Umowa wiąże od chwili podpisania.',
    'Przed podpisaniem przeczytaj całość i zachowaj podpisany egzemplarz.',
  ],
  parties: { heading: 'Pożyczkobiorca i umowa', number: 'Numer umowy', borrower: 'Pożyczkobiorca' },
  signature: {
    heading: 'Podpis pożyczkobiorcy',
    at: 'Data podpisu',
    number: 'Numer podpisu',
    method: 'Forma podpisu',
    methodText: 'Podpis elektroniczny jednorazowym kodem wysłanym na telefon pożyczkobiorcy.',
  },
  codeMessage: (lender, code) =>
    `${code} to kod do podpisania umowy z ${lender}. Wygasa po 10 minutach. Najpierw przeczytaj umowę. Nie podawaj kodu nikomu.`,
  page: {
    sandbox: 'Strona testowa zamiast strony pożyczkodawcy. Nie powstaje prawdziwa umowa.',
    read: 'Przeczytaj umowę (PDF)',
    codeHelp: (phone) => `Do podpisania potrzebny jest kod. Wyślemy go SMS-em na numer kończący się na ${phone}.`,
    send: 'Wyślij kod',
    sent: (phone) => `Wysłaliśmy kod na numer kończący się na ${phone}. Wygasa po 10 minutach.`,
    code: 'Kod z SMS-a',
    agree: 'Znam treść umowy i zgadzam się na nią',
    sign: 'Podpisz umowę',
    resend: 'Poproś o nowy kod',
    signed: 'Umowa jest podpisana',
    signedText: (lender) => `${lender} ma już Twój podpis. Zapisz swój egzemplarz umowy.`,
    saveCopy: 'Zapisz podpisaną umowę (PDF)',
    back: 'Wróć do wniosku',
    contact: (contact) => `Pytania? Skontaktuj się z pożyczkodawcą: ${contact}`,
    problems: {
      wrong: 'Ten kod jest nieprawidłowy. Sprawdź SMS i wpisz sześć cyfr jeszcze raz.',
      'not-agreed': 'Zaznacz, że znasz treść umowy i zgadzasz się na nią.',
      expired: 'Ten kod wygasł. Poproś o nowy.',
      'no-tries': 'Kod był błędny zbyt wiele razy i już nie działa. Poproś o nowy.',
      wait: 'Wysłaliśmy kod mniej niż minutę temu. Poczekaj chwilę i poproś o nowy.',
      'no-codes': 'Nie można już wysłać kodu do tej umowy. Skontaktuj się z pożyczkodawcą.',
    },
  },
}
