// Policies in Mexican Spanish. Drafts: counsel must approve each text before a real applicant sees it.
import type { PolicyTexts } from '../policyText.ts'

export const texts: PolicyTexts = {
  general: {
    title: 'Términos de {{brand}} y aviso de privacidad',
  },
  'marketing-email': {
    title: 'Ofertas por correo electrónico',
  },
  'marketing-phone': {
    title: 'Ofertas por llamada',
  },
  'marketing-text': {
    title: 'Ofertas por mensaje de texto o WhatsApp',
  },
  'marketing-post': {
    title: 'Ofertas por correo postal',
  },
  'lender-terms': {
    title: 'Términos de {{lender}} y uso de mis datos',
    text: `{{lender}} también se hace responsable de los datos de mi solicitud, incluidos los financieros, y los usa para evaluar si puedo pagar el préstamo y preparar una oferta. Sin esto no puede estudiar la solicitud.

{{lender}} guarda los datos de una solicitud que no termina en contrato mientras pueda haber reclamaciones. Ante {{lender}} tengo los mismos derechos que ante {{brand}} y puedo acudir a la autoridad ({{authority}}).`,
  },
  'credit-database-query': {
    title: 'Autorización a {{lender}} para consultar mi historial crediticio',
    text: `Autorizo expresamente a {{lender}} para que lleve a cabo investigaciones sobre mi comportamiento crediticio en las Sociedades de Información Crediticia: {{databases}} (Ley para Regular las Sociedades de Información Crediticia, artículo 28).

Conozco la naturaleza y el alcance de la información que se solicitará, el uso que {{lender}} hará de ella y que podrá hacer consultas periódicas de mi historial crediticio. Esta autorización está vigente por un año a partir de hoy y, si firmo un contrato, mientras dure nuestra relación jurídica.`,
  },
  'debtor-register-query': {
    title: 'Consulta de registros de deudores por {{lender}}',
    text: '{{lender}} puede consultar registros de deudores sobre mis obligaciones. Esta autorización vale 60 días.',
  },
  'lender-marketing': {
    title: 'Ofertas de {{lender}}',
    text: '{{lender}} puede enviarme sus propias ofertas por correo electrónico y mensaje de texto. Puedo cancelarlo cuando quiera; no afecta la decisión sobre mi préstamo.',
  },
  'card-terms': {
    title: 'Términos de la tarjeta de crédito de {{lender}}',
    text: `La solicitud es de una tarjeta de crédito, no de un préstamo que se entrega de una vez. {{lender}} fija un límite que puedo usar y pagar varias veces. Los intereses de un retiro de efectivo corren desde el mismo día; las compras no generan intereses si pago todo el saldo antes de la fecha límite.

Puedo devolver la tarjeta y terminar el contrato en cualquier momento, sin costo.`,
  },
  'electronic-documents': {
    title: 'Documentos por correo electrónico',
    text: '{{lender}} puede enviarme la información previa, el contrato y los estados de cuenta por correo electrónico en lugar de en papel. Puedo pedir copias en papel en cualquier momento, gratis.',
  },
  'pep-statement': {
    title: 'No tengo un cargo público importante',
    text: 'Ni yo ni mis familiares cercanos o socios tenemos, ni tuvimos en los últimos 12 meses, un cargo público importante (presidencia, gubernatura, secretaría de Estado, diputación, senaduría, magistratura, embajada, mando militar, consejo de una empresa pública). Si no es así, puedo omitir esta financiera y preguntarle a {{brand}} cómo seguir.',
  },
  'partner-offers': {
    title: 'Ofertas de socios de {{lender}}',
    text: '{{lender}} puede dar mi nombre y mi correo electrónico a empresas con las que trabaja para que me envíen ofertas de seguros. Puedo cancelarlo cuando quiera; no afecta la decisión sobre mi préstamo.',
  },
  'truth-declaration': {
    title: 'Mis respuestas son verdad',
    text: 'Leí las respuestas anteriores y declaro ante {{lender}} que son verdad y están completas. Sé que mentir para conseguir un préstamo puede ser un delito.',
  },
}
