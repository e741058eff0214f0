// Policies in Polish. Drafts: counsel must approve each text before a real applicant sees it.
import type { PolicyTexts } from '../policyText.ts'

export const texts: PolicyTexts = {
  general: {
    title: 'Regulamin {{brand}} i przetwarzanie moich danych',
  },
  'marketing-email': {
    title: 'Oferty e-mailem',
  },
  'marketing-phone': {
    title: 'Oferty przez telefon',
  },
  'marketing-text': {
    title: 'Oferty SMS-em',
  },
  'marketing-post': {
    title: 'Oferty pocztą',
  },
  'lender-terms': {
    title: 'Regulamin {{lender}} i przetwarzanie moich danych',
    text: `{{lender}} staje się administratorem danych z mojego wniosku i korzysta z nich, aby ocenić, czy będę w stanie spłacić pożyczkę, oraz przygotować ofertę. Bez tego nie może rozpatrzyć wniosku.

Dane z wniosku, który nie zakończył się umową, {{lender}} przechowuje tak długo, jak długo mogą z niego wynikać roszczenia. Wobec {{lender}} przysługują mi te same prawa co wobec {{brand}}, w tym skarga do organu nadzorczego ({{authority}}).`,
  },
  'credit-database-query': {
    title: 'Zapytanie {{lender}} do baz kredytowych',
    text: '{{lender}} może zapytać {{databases}} o dane dotyczące moich zobowiązań, aby ocenić, czy będę w stanie spłacić pożyczkę. Zapytanie zostaje tam zapisane. W razie odmowy dowiem się, z jakich baz skorzystano i co z nich wynikało.',
  },
  'debtor-register-query': {
    title: 'Upoważnienie do zapytania w BIG InfoMonitor',
    text: 'Na podstawie art. 24 ust. 1 ustawy z dnia 9 kwietnia 2010 r. o udostępnianiu informacji gospodarczych i wymianie danych gospodarczych upoważniam {{lender}} do pozyskania z BIG InfoMonitor S.A. informacji gospodarczych dotyczących moich zobowiązań. Upoważnienie jest ważne 60 dni.',
  },
  'lender-marketing': {
    title: 'Oferty {{lender}}',
    text: 'Zgadzam się, aby {{lender}} przesyłał mi własne oferty e-mailem i SMS-em. Zgodę można wycofać w każdej chwili; nie ma ona wpływu na decyzję o pożyczce.',
  },
  'card-terms': {
    title: 'Warunki karty kredytowej {{lender}}',
    text: `Wniosek dotyczy karty kredytowej, a nie pożyczki wypłacanej od razu. {{lender}} ustala limit, z którego można korzystać i który można spłacać wielokrotnie. Odsetki od wypłaty gotówki nalicza się od dnia wypłaty; zakupy są nieoprocentowane, jeśli całe zestawienie zostanie spłacone w terminie.

Kartę można zwrócić, a umowę zakończyć w każdej chwili bez kosztów.`,
  },
  'electronic-documents': {
    title: 'Dokumenty e-mailem',
    text: '{{lender}} może przesyłać mi formularz informacyjny, umowę i późniejsze zestawienia w plikach e-mailem zamiast na papierze. W każdej chwili mogę bezpłatnie poprosić o wersję papierową.',
  },
  'pep-statement': {
    title: 'Nie zajmuję eksponowanego stanowiska politycznego',
    text: 'Ani ja, ani nikt z moich bliskich członków rodziny czy współpracowników nie zajmuje i w ciągu ostatnich 12 miesięcy nie zajmował eksponowanego stanowiska politycznego (m.in. głowa państwa, minister, poseł, senator, sędzia sądu najwyższego, ambasador, generał, członek organu spółki państwowej). Oświadczenie składam pod rygorem odpowiedzialności karnej. Jeśli jest inaczej, mogę pominąć tego pożyczkodawcę i zapytać {{brand}}, co dalej.',
  },
  'partner-offers': {
    title: 'Oferty partnerów {{lender}}',
    text: 'Zgadzam się, aby {{lender}} przekazywał moje imię, nazwisko i adres e-mail firmom, z którymi współpracuje, aby mogły przesyłać mi oferty ubezpieczeń. Zgodę można wycofać w każdej chwili; nie ma ona wpływu na decyzję o pożyczce.',
  },
  'truth-declaration': {
    title: 'Moje odpowiedzi są prawdziwe',
    text: 'Powyższe odpowiedzi są mi znane i oświadczam wobec {{lender}}, że są prawdziwe i pełne. Wiem, że podanie nieprawdy w celu uzyskania pożyczki może być karane.',
  },
}
