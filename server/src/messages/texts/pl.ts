// The texts of the messages to applicants in Polish.
import type { MessageTexts } from './messageTexts.ts'

export const texts: MessageTexts = {
  codeText: (brand, code) => `${code} to kod do wniosku w ${brand}. Wygasa po 10 minutach. Nie podawaj go nikomu.`,
  plainLink: 'Jeśli przycisk nie działa, skopiuj ten adres do przeglądarki:',
  resume: (brand, support) => ({
    subject: `Twój wniosek w ${brand}`,
    text: 'Mamy Twój wniosek. Aby sprawdzić, na jakim jest etapie, otwórz ten link i potwierdź, kim jesteś.',
    button: 'Zobacz wniosek',
    note: `Link działa, dopóki wniosek jest otwarty. Jeśli to nie Twój wniosek, napisz do nas: ${support}.`,
    reason: `Otrzymujesz tę wiadomość, ponieważ we wniosku w ${brand} podano ten adres.`,
  }),
  continue: (brand) => ({
    subject: `Link do Twojego wniosku w ${brand}`,
    text: 'Otwórz ten link na dowolnym urządzeniu i potwierdź, kim jesteś. Wniosek otworzy się w tym samym miejscu.',
    button: 'Dokończ wniosek',
    note: 'Link działa, dopóki wniosek nie wygaśnie. Jeśli o link prosił ktoś inny, zignoruj tę wiadomość.',
    reason: `Otrzymujesz tę wiadomość, ponieważ poproszono o link do dokończenia wniosku w ${brand}.`,
  }),
  reminder: (brand) => ({
    subject: `Możesz dokończyć wniosek w ${brand}`,
    text:
      'Przechowujemy Twoje odpowiedzi, dopóki wniosek nie wygaśnie. Aby go dokończyć, otwórz ten link i potwierdź, ' +
      'kim jesteś.',
    button: 'Dokończ wniosek',
    note: 'Jeśli nie chcesz już pożyczki, nie musisz nic robić: usuniemy odpowiedzi, gdy wniosek wygaśnie.',
    reason: `Otrzymujesz tę wiadomość, ponieważ zgadzasz się na e-maile od ${brand}.`,
    unsubscribe: 'Nie chcę więcej takich wiadomości',
  }),
  offer: (lender) => ({
    subject: `${lender} ma dla Ciebie ofertę`,
    text: `${lender} ma dla Ciebie ofertę. Aby zobaczyć wszystkie koszty i zdecydować, otwórz ten link i potwierdź, kim jesteś.`,
  }),
  step: (lender) => ({
    subject: `${lender} potrzebuje czegoś od Ciebie`,
    text: `${lender} potrzebuje czegoś od Ciebie, zanim podejmie decyzję. Aby zobaczyć, o co chodzi, otwórz ten link i potwierdź, kim jesteś.`,
  }),
  outcome: (lender) => ({
    subject: `${lender} odpowiada na Twój wniosek`,
    text: `Pożyczkodawca ${lender} odpowiedział na Twój wniosek. Aby zobaczyć odpowiedź i dowiedzieć się, co dalej, otwórz ten link i potwierdź, kim jesteś.`,
  }),
  rejected: () => ({
    subject: 'Odpowiedź na Twój wniosek',
    text: 'Żaden z pożyczkodawców, których zapytaliśmy, nie ma teraz dla Ciebie oferty. Otwórz ten link i potwierdź, kim jesteś. Zobaczysz, co mogło mieć znaczenie, gdzie znaleźć bezpłatną pomoc i jak poprosić, aby decyzję sprawdził człowiek.',
  }),
  accepted: (brand, { lender, amount }) => ({
    subject: `${lender} przyjmuje Twój wniosek`,
    text: `${lender} przyjmuje Twój wniosek o pożyczkę ${amount}. Został jeden krok: przeczytaj umowę i podpisz ją. Znajdziesz ją w potwierdzeniu albo przyśle Ci ją ${lender}. Zachowaj tę wiadomość.`,
    button: 'Otwórz potwierdzenie',
    note: 'Zanim pokażemy potwierdzenie, sprawdzimy, kim jesteś.',
    reason: `Otrzymujesz tę wiadomość, ponieważ w ${brand} przyjęto ofertę pożyczkodawcy ${lender}.`,
    agreed: 'Przyjęta oferta',
    agreedAt: 'Data przyjęcia oferty',
    reference: 'Numer wniosku',
    next: 'Co dalej',
    questions: 'Pytania o pożyczkę',
  }),
}
