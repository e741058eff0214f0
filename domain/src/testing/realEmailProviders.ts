// Domains of real e-mail providers by region, from public lists. None is a typing error. Not for production code.

const byRegion: Readonly<Record<string, string>> = {
  'North America':
    'aol.com att.net comcast.net gmail.com googlemail.com gmx.com hotmail.com icloud.com live.com mac.com ' +
    'mail.com me.com msn.com outlook.com rocketmail.com sbcglobal.net verizon.net yahoo.com ymail.com ' +
    'bellsouth.net charter.net cox.net earthlink.net juno.com optonline.net frontiernet.net ' +
    'windstream.net centurytel.net aim.com love.com hush.com hushmail.com fastmail.com fastmail.fm ' +
    'pobox.com inbox.com email.com zoho.com protonmail.com proton.me tutanota.com bell.net shaw.ca ' +
    'sympatico.ca rogers.com yahoo.ca hotmail.ca live.ca hey.com duck.com',
  'United Kingdom and Ireland':
    'hotmail.co.uk yahoo.co.uk live.co.uk btinternet.com virginmedia.com blueyonder.co.uk ntlworld.com ' +
    'o2.co.uk orange.net sky.com talktalk.net tiscali.co.uk virgin.net wanadoo.co.uk bt.com eircom.net',
  'France, Belgium, Netherlands':
    'hotmail.fr live.fr laposte.net yahoo.fr wanadoo.fr orange.fr gmx.fr sfr.fr neuf.fr free.fr voila.fr ' +
    'aliceadsl.fr club-internet.fr skynet.be telenet.be voo.be hotmail.be live.be home.nl planet.nl ' +
    'hetnet.nl ziggo.nl kpnmail.nl live.nl chello.nl xs4all.nl',
  'Germany, Austria, Switzerland':
    'web.de gmx.de gmx.net gmx.at gmx.ch t-online.de freenet.de arcor.de posteo.de mailbox.org online.de ' +
    'email.de mail.de yahoo.de hotmail.de outlook.de live.de vodafone.de vodafonemail.de kabelmail.de ' +
    'magenta.de unitybox.de ewetel.net netcologne.de osnanet.de alice-dsl.net bluewin.ch hispeed.ch ' +
    'aon.at chello.at',
  'Italy, Spain, Portugal':
    'libero.it virgilio.it hotmail.it tiscali.it alice.it live.it yahoo.it email.it tin.it poste.it ' +
    'tim.it vodafone.it hotmail.es yahoo.es outlook.es telefonica.net movistar.es terra.es ono.com ' +
    'orange.es euskalnet.net euskaltel.net mundo-r.com ya.com wanadoo.es jazztel.es sapo.pt',
  'Poland and its neighbours':
    'wp.pl o2.pl onet.pl onet.eu interia.pl interia.eu op.pl vp.pl poczta.onet.pl poczta.fm gazeta.pl ' +
    'tlen.pl go2.pl int.pl buziaczek.pl autograf.pl spoko.pl neostrada.pl epoczta.pl chello.pl ' +
    'toya.net.pl amorki.pl seznam.cz centrum.cz post.cz email.cz volny.cz azet.sk centrum.sk zoznam.sk ' +
    'freemail.hu citromail.hu mail.ru bk.ru list.ru inbox.ru rambler.ru yandex.ru ya.ru ukr.net i.ua ' +
    'meta.ua inbox.lv inbox.lt abv.bg mail.bg',
  Romania: 'yahoo.ro k.ro clicknet.ro rdslink.ro upcmail.ro home.ro email.ro mail.ro',
  'Latin America':
    'yahoo.com.mx live.com.mx hotmail.com.mx prodigy.net.mx prodigy.net terra.com.mx infinitummail.com ' +
    'yahoo.com.br hotmail.com.br outlook.com.br uol.com.br bol.com.br terra.com.br ig.com.br globo.com ' +
    'oi.com.br r7.com itelefonica.com.br yahoo.com.ar hotmail.com.ar live.com.ar fibertel.com.ar ' +
    'speedy.com.ar arnet.com.ar yahoo.com.co une.net.co etb.net.co claro.net.co latinmail.com',
  'Asia and Oceania':
    'qq.com 163.com 126.com sina.com sina.cn aliyun.com foxmail.com naver.com hanmail.net daum.net ' +
    'nate.com yahoo.co.jp yahoo.co.kr yahoo.co.id yahoo.co.in yahoo.in rediffmail.com yahoo.com.sg ' +
    'yahoo.com.ph yahoo.com.vn outlook.ph outlook.com.vn pldtdsl.net globe.com.ph vnn.vn fpt.vn ' +
    'fpt.com.vn viettel.com.vn zing.vn yahoo.com.au live.com.au bigpond.com bigpond.net.au ' +
    'optusnet.com.au iinet.net.au xtra.co.nz',
}

export const realEmailProviders: readonly string[] = Object.values(byRegion).flatMap((domains) => domains.split(' '))
