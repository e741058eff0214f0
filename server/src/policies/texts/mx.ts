// Policies in Mexican Spanish. Drafts: every text awaits counsel's word before it is shown to a real applicant.
import type { PolicyWords } from '../policyText.ts'

export const words: PolicyWords = {
  general: {
    title: 'Términos de {{brand}} y aviso de privacidad',
    text: `{{brand}} es un intermediario de crédito, no una financiera. Envía la solicitud a financieras que pueden atenderla y muestra sus ofertas. El servicio no me cuesta nada; las financieras le pagan a {{brand}} por las solicitudes que terminan en un préstamo.

Confirmo que mis respuestas son verdad y son mías, que tengo al menos 18 años y que pido el préstamo para mí.

Doy mi consentimiento expreso para que {{brand}} use mis datos personales, también los financieros, con las finalidades necesarias: buscarme un préstamo y compartir mis respuestas, una tras otra, con las financieras que aparecen en la página (Ley Federal de Protección de Datos Personales en Posesión de los Particulares). Enviarme ofertas es una finalidad voluntaria: solo con las casillas que yo marque. Parte de la evaluación es automática; puedo pedir que una persona revise el resultado, que me lo expliquen y dar mi opinión.

Las respuestas de una solicitud sin enviar se borran a las 24 horas. Las de una enviada se guardan 30 días y después se borran, salvo el registro de lo que acepté. Puedo acceder a mis datos, rectificarlos, cancelarlos u oponerme a su uso (derechos ARCO), revocar mi consentimiento y acudir a la autoridad ({{authority}}).`,
  },
  'marketing-email': {
    title: 'Ofertas por correo electrónico',
    text: '{{brand}} puede enviarme por correo electrónico ofertas de préstamos y otros productos financieros. Es voluntario y puedo cancelarlo cuando quiera, de ahí en adelante; no afecta mi solicitud.',
  },
  'marketing-phone': {
    title: 'Ofertas por llamada',
    text: '{{brand}} puede llamarme con ofertas de préstamos y otros productos financieros. Es voluntario y puedo cancelarlo cuando quiera, de ahí en adelante; no afecta mi solicitud.',
  },
  'marketing-text': {
    title: 'Ofertas por mensaje de texto',
    text: '{{brand}} puede enviarme por mensaje de texto ofertas de préstamos y otros productos financieros. Es voluntario y puedo cancelarlo cuando quiera, de ahí en adelante; no afecta mi solicitud.',
  },
  'marketing-post': {
    title: 'Ofertas por correo postal',
    text: '{{brand}} puede enviarme por correo postal ofertas de préstamos y otros productos financieros. Es voluntario y puedo cancelarlo cuando quiera, de ahí en adelante; no afecta mi solicitud.',
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
