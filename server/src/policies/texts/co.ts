// Policies in Colombian Spanish. Drafts: counsel must approve each text before a real applicant sees it.
import type { PolicyTexts } from '../policyText.ts'

export const texts: PolicyTexts = {
  general: {
    title: 'Términos de {{brand}} y tratamiento de mis datos',
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
    title: 'Ofertas por correo físico',
  },
  'lender-terms': {
    title: 'Condiciones de {{lender}} y tratamiento de mis datos',
    text: `{{lender}} también se hace responsable de los datos de mi solicitud y los usa para evaluar si puedo pagar el préstamo y preparar una oferta. Sin esto no puede estudiar la solicitud.

{{lender}} guarda los datos de una solicitud que no termina en contrato mientras pueda haber reclamos. Ante {{lender}} tengo los mismos derechos que ante {{brand}} y puedo quejarme ante la autoridad ({{authority}}).`,
  },
  'credit-database-query': {
    title: 'Autorización a {{lender}} para centrales de riesgo',
    text: `Autorizo de manera previa, expresa e informada a {{lender}} a consultar y reportar en las centrales de riesgo ({{databases}}) la información sobre mis obligaciones y la forma en que las pago (Ley 1266 de 2008 y Ley 2157 de 2021), para evaluar si puedo pagar el préstamo.

Antes de un reporte negativo, {{lender}} tiene que avisarme con al menos 20 días. Puedo conocer, actualizar y rectificar esa información. Si la solicitud se niega, puedo pedir por escrito las razones.`,
  },
  'debtor-register-query': {
    title: 'Consulta de registros de deudores por {{lender}}',
    text: '{{lender}} puede consultar registros de deudores sobre mis obligaciones. Esta autorización vale 60 días.',
  },
  'lender-marketing': {
    title: 'Ofertas de {{lender}}',
    text: 'Autorizo a {{lender}} a enviarme sus propias ofertas por correo electrónico y mensaje de texto. Puedo retirar este permiso cuando quiera; no afecta la decisión sobre mi préstamo.',
  },
  'card-terms': {
    title: 'Condiciones de la tarjeta de crédito de {{lender}}',
    text: `La solicitud es de una tarjeta de crédito, no de un préstamo que se entrega de una vez. {{lender}} fija un cupo que puedo usar y pagar varias veces. Los intereses de un avance en efectivo corren desde el mismo día; las compras no generan intereses si pago todo el extracto antes de su vencimiento.

Puedo devolver la tarjeta y terminar el contrato en cualquier momento, sin costo.`,
  },
  'electronic-documents': {
    title: 'Documentos por correo electrónico',
    text: '{{lender}} puede enviarme la información previa, el contrato y los extractos por correo electrónico en lugar de en papel. Puedo pedir copias en papel en cualquier momento, gratis.',
  },
  'pep-statement': {
    title: 'No tengo un cargo público importante',
    text: 'Ni yo ni mis familiares cercanos o socios tenemos, ni tuvimos en los últimos dos años, un cargo público importante (presidencia, ministerio, Congreso, gobernación, alcaldía, magistratura, embajada, mando militar, junta directiva de una empresa pública). Si no es así, puedo omitir esta entidad y preguntarle a {{brand}} cómo seguir.',
  },
  'partner-offers': {
    title: 'Ofertas de aliados de {{lender}}',
    text: '{{lender}} puede dar mi nombre y mi correo electrónico a empresas con las que trabaja para que me envíen ofertas de seguros. Puedo retirar este permiso cuando quiera; no afecta la decisión sobre mi préstamo.',
  },
  'truth-declaration': {
    title: 'Mis respuestas son verdad',
    text: 'Leí las respuestas anteriores y declaro ante {{lender}} que son verdad y están completas. Sé que mentir para conseguir un préstamo puede ser un delito.',
  },
}
