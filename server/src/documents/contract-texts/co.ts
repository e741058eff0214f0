// The texts of a lender's contract in Spanish (Colombia).
import type { ContractTexts } from './contractTexts.ts'

export const texts: ContractTexts = {
  title: 'Contrato de crédito',
  introduction: [
    'La entidad y el deudor que se indican acuerdan este crédito. El contrato rige a partir de su firma.',
    'Léalo completo antes de firmar y guarde su copia firmada.',
  ],
  parties: { heading: 'Deudor y contrato', number: 'Número de contrato', borrower: 'Deudor' },
  signature: {
    heading: 'Firma del deudor',
    at: 'Firmado el',
    number: 'Número de firma',
    method: 'Tipo de firma',
    methodText: 'Firma electrónica con un código de un solo uso enviado al celular del deudor.',
  },
  codeMessage: (lender, code) =>
    `${code} es su código para firmar el contrato con ${lender}. Vence en 10 minutos. Lea primero el contrato y no comparta el código.`,
  page: {
    sandbox: 'Página de prueba en lugar de la página de la entidad. No se firma ningún contrato real.',
    read: 'Leer el contrato (PDF)',
    codeHelp: (phone) =>
      `Para firmar necesita un código. Le llega por mensaje de texto al número que termina en ${phone}.`,
    send: 'Enviarme el código',
    sent: (phone) => `Enviamos el código al número que termina en ${phone}. Vence en 10 minutos.`,
    code: 'Código del mensaje',
    agree: 'Leí el contrato y lo acepto',
    sign: 'Firmar el contrato',
    resend: 'Enviar otro código',
    signed: 'Usted firmó el contrato',
    signedText: (lender) => `${lender} ya tiene su firma. Guarde su copia del contrato.`,
    saveCopy: 'Guardar el contrato firmado (PDF)',
    back: 'Volver a su solicitud',
    contact: (contact) => `¿Tiene preguntas? Comuníquese con la entidad: ${contact}`,
    problems: {
      wrong: 'Este código no es correcto. Revise el mensaje y escriba otra vez los seis dígitos.',
      'not-agreed': 'Marque que leyó el contrato y lo acepta.',
      expired: 'Este código ya venció. Pida otro.',
      'no-tries': 'El código estuvo mal demasiadas veces y ya no sirve. Pida otro.',
      wait: 'Enviamos un código hace menos de un minuto. Espere un momento y pida otro.',
      'no-codes': 'Ya no se pueden enviar códigos para este contrato. Comuníquese con la entidad.',
    },
  },
}
