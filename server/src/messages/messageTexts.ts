// The texts of the messages to applicants, by locale. The type requires texts for every locale.
import type { LocaleKey } from '@loan/domain/countries/country'
import { texts as co } from './texts/co.ts'
import { texts as de } from './texts/de.ts'
import { texts as mx } from './texts/mx.ts'
import { texts as ph } from './texts/ph.ts'
import { texts as ro } from './texts/ro.ts'
import { texts as vn } from './texts/vn.ts'
import type { MessageTexts } from './texts/messageTexts.ts'

const english: MessageTexts = {
  codeText: (brand, code) => `${code} is your code for ${brand}. It works for 10 minutes. Never tell it to anybody.`,
  resumeSubject: (brand) => `Your application with ${brand}`,
  resumeText: (brand, address) =>
    `We have your application. To see where it stands, open this address and confirm who you are:\n\n${address}\n\n` +
    `The address works as long as your application is open. If it was not you who applied, tell us.\n\n${brand}`,
  continueSubject: (brand) => `Your link to continue with ${brand}`,
  continueText: (brand, address) =>
    `You asked for a link to continue your application. Open this address on any device and confirm who ` +
    `you are:\n\n${address}\n\nThe address works until the application expires. If you did not ask for ` +
    `it, you can ignore this e-mail.\n\n${brand}`,
  reminderSubject: (brand) => `Your application with ${brand} is not finished`,
  reminderText: (brand, { resume, unsubscribe }) =>
    `Your answers are still here, until the application expires. To go on where you left off, open this address and ` +
    `confirm who you are:\n\n${resume}\n\nYou need not do anything if you no longer want a loan: the answers are ` +
    `deleted by themselves.\n\nNo more e-mails like this: ${unsubscribe}\n\n${brand}`,
}

const texts: Readonly<Record<LocaleKey, MessageTexts>> = {
  en: english,
  co,
  de,
  mx,
  ph,
  ro,
  vn,
  pl: {
    codeText: (brand, code) => `${code} to kod do wniosku w ${brand}. Działa przez 10 minut. Nie podawaj go nikomu.`,
    resumeSubject: (brand) => `Wniosek w ${brand}`,
    resumeText: (brand, address) =>
      `Mamy wniosek. Aby sprawdzić, na jakim jest etapie, wystarczy otworzyć ten adres i potwierdzić tożsamość:\n\n` +
      `${address}\n\nAdres działa, dopóki wniosek jest otwarty. Jeśli wniosek złożył ktoś inny, prosimy o wiadomość.` +
      `\n\n${brand}`,
    continueSubject: (brand) => `Link do wniosku w ${brand}`,
    continueText: (brand, address) =>
      `Oto link, dzięki któremu można dokończyć wniosek. Wystarczy otworzyć ten adres na dowolnym ` +
      `urządzeniu i potwierdzić tożsamość:\n\n${address}\n\nAdres działa, dopóki wniosek nie wygaśnie. ` +
      `Jeśli o link prosił ktoś inny, można zignorować tę wiadomość.\n\n${brand}`,
    reminderSubject: (brand) => `Niedokończony wniosek w ${brand}`,
    reminderText: (brand, { resume, unsubscribe }) =>
      `Odpowiedzi z wniosku nadal u nas czekają, dopóki wniosek nie wygaśnie. Aby dokończyć, wystarczy otworzyć ten ` +
      `adres i potwierdzić tożsamość:\n\n${resume}\n\nJeśli pożyczka nie jest już potrzebna, nie trzeba nic robić: ` +
      `odpowiedzi usuną się same.\n\nRezygnacja z takich wiadomości: ${unsubscribe}\n\n${brand}`,
  },
  es: {
    codeText: (brand, code) => `${code} es tu código para ${brand}. Vale 10 minutos. No se lo des a nadie.`,
    resumeSubject: (brand) => `Tu solicitud en ${brand}`,
    resumeText: (brand, address) =>
      `Tenemos tu solicitud. Para ver cómo va, abre esta dirección y confirma quién eres:\n\n${address}\n\n` +
      `La dirección funciona mientras tu solicitud esté abierta. Si no la has hecho tú, avísanos.\n\n${brand}`,
    continueSubject: (brand) => `Tu enlace para continuar en ${brand}`,
    continueText: (brand, address) =>
      `Nos has pedido un enlace para continuar tu solicitud. Abre esta dirección en cualquier dispositivo ` +
      `y confirma quién eres:\n\n${address}\n\nLa dirección funciona hasta que la solicitud caduque. Si no ` +
      `lo has pedido tú, puedes ignorar este correo.\n\n${brand}`,
    reminderSubject: (brand) => `Tu solicitud en ${brand} está sin terminar`,
    reminderText: (brand, { resume, unsubscribe }) =>
      `Guardamos tus respuestas hasta que la solicitud caduque. Para seguir donde la dejaste, abre esta dirección y ` +
      `confirma quién eres:\n\n${resume}\n\nSi ya no quieres el préstamo, no tienes que hacer nada: las respuestas se ` +
      `borran solas.\n\nNo recibir más correos como este: ${unsubscribe}\n\n${brand}`,
  },
}

export const getMessageTexts = (locale: LocaleKey): MessageTexts => texts[locale]
