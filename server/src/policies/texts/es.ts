// Policies in Spanish. Drafts: counsel must approve each text before a real applicant sees it.
import type { PolicyTexts } from '../policyText.ts'

export const texts: PolicyTexts = {
  general: {
    title: 'Condiciones de {{brand}} y uso de mis datos',
  },
  'marketing-email': {
    title: 'Ofertas por correo electrónico',
  },
  'marketing-phone': {
    title: 'Ofertas por teléfono',
  },
  'marketing-text': {
    title: 'Ofertas por SMS',
  },
  'marketing-post': {
    title: 'Ofertas por correo postal',
  },
  'lender-terms': {
    title: 'Condiciones de {{lender}} y uso de mis datos',
    text: `{{lender}} pasa a ser responsable de los datos de mi solicitud y los usa para evaluar si puedo devolver el préstamo y preparar una oferta. Sin esto no puede estudiar la solicitud.

{{lender}} guarda los datos de una solicitud que no acaba en contrato mientras puedan surgir reclamaciones. Frente a {{lender}} tengo los mismos derechos que frente a {{brand}} y puedo reclamar ante la autoridad de control ({{authority}}).`,
  },
  'credit-database-query': {
    title: 'Consulta de ficheros de solvencia por {{lender}}',
    text: '{{lender}} puede consultar mis obligaciones en {{databases}} para evaluar si puedo devolver el préstamo. La consulta queda registrada. Si la solicitud se deniega, sabré qué ficheros se consultaron y qué resultó de ellos.',
  },
  'debtor-register-query': {
    title: 'Consulta de registros de deudores por {{lender}}',
    text: '{{lender}} puede consultar registros de deudores sobre mis obligaciones. El permiso vale 60 días.',
  },
  'lender-marketing': {
    title: 'Ofertas de {{lender}}',
    text: '{{lender}} puede enviarme sus propias ofertas por correo electrónico y SMS. Puedo retirar este permiso cuando quiera; no influye en la decisión sobre mi préstamo.',
  },
  'card-terms': {
    title: 'Condiciones de la tarjeta de crédito de {{lender}}',
    text: `La solicitud es de una tarjeta de crédito, no de un préstamo que se paga de una vez. {{lender}} fija un límite que puedes usar y devolver varias veces. Los intereses de una retirada de efectivo corren desde el mismo día; las compras no llevan intereses si pagas todo el extracto antes de su vencimiento.

Puedes devolver la tarjeta y terminar el contrato en cualquier momento, sin coste.`,
  },
  'electronic-documents': {
    title: 'Documentos por correo electrónico',
    text: '{{lender}} puede enviarme la información previa, el contrato y los extractos por correo electrónico en lugar de en papel. Puedo pedir copias en papel en cualquier momento, gratis.',
  },
  'pep-statement': {
    title: 'No ocupo ningún cargo público relevante',
    text: 'Ni yo ni mis familiares cercanos o socios ocupamos, ni hemos ocupado en los últimos 12 meses, un cargo público relevante (jefe de Estado, ministro, parlamentario, juez de un tribunal supremo, embajador, general, miembro del consejo de una empresa pública). Si no es así, puedo omitir este prestamista y preguntar a {{brand}} cómo seguir.',
  },
  'partner-offers': {
    title: 'Ofertas de socios de {{lender}}',
    text: '{{lender}} puede dar mi nombre y mi correo electrónico a empresas con las que trabaja para que me envíen ofertas de seguros. Puedo retirarlo en cualquier momento; no influye en la decisión sobre mi préstamo.',
  },
  'truth-declaration': {
    title: 'Mis respuestas son ciertas',
    text: 'He leído las respuestas anteriores y declaro ante {{lender}} que son ciertas y completas. Sé que mentir para conseguir un préstamo puede tener consecuencias penales.',
  },
}
