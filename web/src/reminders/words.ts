import { type InEveryLanguage, type Language, localeOf } from '@tafelrunde/kernel';
import { wordsIn } from '../texts/words.ts';

const DAY = 86_400_000;
const midnight = (at: number) => new Date(at).setHours(0, 0, 0, 0);

/** "today, 14:02", "yesterday, 21:14", "Wed 18 Nov, 9:00". */
const when = (language: Language) => (at: number) => {
  const clock = { hour: 'numeric', minute: '2-digit' } as const;
  const date = { weekday: 'short', day: 'numeric', month: 'short' } as const;
  const locale = localeOf(language);
  const days = Math.round((midnight(at) - midnight(Date.now())) / DAY);
  if (days !== 0 && days !== -1) return new Intl.DateTimeFormat(locale, { ...date, ...clock }).format(at);
  const day = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(days, 'day');
  return `${day}, ${new Intl.DateTimeFormat(locale, clock).format(at)}`;
};

function english() {
  const { count } = wordsIn('en');
  return {
    tab: 'Reminders',
    title: 'Call me when it is my turn.',
    text: 'Only while you are not at the table. At most one message in half an hour; several tables come together.',
    last: (at: number) => `Last message received: ${when('en')(at)}`,
    try: 'Try it out',
    arrived: 'The message has arrived.',
    notArrived: 'The message did not arrive.',
    remove: 'Remove',
    removed: 'Removed. We no longer call you there.',
    push: {
      title: 'On this device',
      label: 'Messages on this device',
      others: 'Other devices',
      off: (device: string) => `No longer call: ${device}`,
      insecure: 'Browsers show messages only for addresses with HTTPS. This one has none, so have a mail or a webhook call you.',
      unknown: 'This browser cannot be called. Have a mail or a webhook call you.',
      blocked: 'Your browser has blocked messages from this page. In its settings for this address you can allow them again.',
      failed: 'Your browser could not be registered. Try again later.',
      on: 'This device is called from now on.',
    },
    mail: {
      title: 'E-mail',
      label: 'Messages by e-mail',
      none: 'to an address of yours',
      address: 'Your address',
      save: 'Send a confirmation',
      unconfirmed: 'We have sent you a mail. As soon as you open its link, we call you there.',
      again: 'Send it again',
      noMail: 'This house sends no mail.',
      sent: 'A mail is on its way. Open the link in it.',
    },
    webhook: {
      title: 'Webhook',
      text: 'for helpers of your own: a lamp, a chat, a doorbell. They hear of every turn.',
      label: (address: string) => `Messages to ${address}`,
      address: 'Address',
      table: 'For which tables?',
      all: 'all my tables',
      add: 'Add',
      note: 'We send game, sentence and link, signed with your key. Never your cards.',
      key: 'Key',
      only: (table: string) => `only ${table}`,
    },
    trouble: {
      bounced: 'The mailbox takes nothing. Check the address, then try again.',
      gone: 'Nobody is there any more.',
      refused: 'The recipient refuses our messages.',
      private: 'The address leads into a private network.',
      unreachable: 'For a whole day nobody could be reached there.',
      again: 'Switch on again',
    },
    quiet: {
      title: 'Quiet hours',
      text: 'Messages wait until the morning',
      label: 'Quiet hours',
      from: 'from',
      to: 'to',
      hour: (hour: number) => `${hour}:00`,
      zone: (zone: string) => `In your time zone: ${zone}`,
    },
    also: {
      over: { label: 'Also when a match is over', hint: 'While you are away' },
      invited: { label: 'Also when somebody invites me to a table', hint: 'People you have played with' },
    },
    failed: { one: 'Calls to you do not arrive:', look: 'Look at the reminders' },
    daily: { label: 'One message a day', hint: 'All tables together, at an hour you choose', at: 'at' },
    preview: {
      title: 'What it looks like',
      now: 'now',
      head: (game: string) => `Your turn: ${game}`,
      text: 'Kaja has moved. Now it is up to you.',
      hint: 'A tap on it opens the table. A locked screen never shows what you hold.',
    },
    tables: {
      title: 'Which tables call?',
      none: 'As soon as you play somewhere, the table is listed here.',
      others: (names: string) => `with ${names}`,
      bots: (n: number) => count(n, 'with one bot', 'with # bots'),
    },
    ask: {
      title: 'Shall we call you?',
      text: 'The others may think until tomorrow. When it is your turn, we tell you on this device. Nothing else, ever.',
      elsewhere: 'The others may think until tomorrow. When it is your turn, we tell you by mail or webhook. Nothing else, ever.',
      yes: 'Yes, call me',
      choose: 'Choose how',
      no: 'Not now',
      after: 'Your browser will ask once more. You can switch it off at any time under “You”.',
      switchOff: 'You can switch it off at any time under “You”.',
    },
    confirm: {
      title: 'Shall we call you here?',
      text: 'Press the button, and mails come to this address when it is your turn.',
      do: 'Yes, call me here',
      done: 'Done. We call you here when it is your turn.',
    },
    stop: {
      title: 'No more mails?',
      text: 'Press the button, and this address is forgotten.',
      do: 'No more mails',
      done: 'Done. No more mails come to this address.',
    },
    toTables: 'To my tables',
  };
}
export type ReminderWords = ReturnType<typeof english>;

function german(): ReminderWords {
  const { count } = wordsIn('de');
  return {
    tab: 'Erinnerungen',
    title: 'Ruft mich, wenn ich dran bin.',
    text: 'Nur, wenn du gerade nicht am Tisch sitzt. Höchstens eine Nachricht in einer halben Stunde; mehrere Tische kommen zusammen.',
    last: (at) => `Zuletzt angekommen: ${when('de')(at)}`,
    try: 'Ausprobieren',
    arrived: 'Die Nachricht ist angekommen.',
    notArrived: 'Die Nachricht kam nicht an.',
    remove: 'Entfernen',
    removed: 'Entfernt. Dort rufen wir dich nicht mehr.',
    push: {
      title: 'Auf diesem Gerät',
      label: 'Nachrichten auf diesem Gerät',
      others: 'Andere Geräte',
      off: (device) => `Nicht mehr rufen: ${device}`,
      insecure: 'Browser zeigen Nachrichten nur für Adressen mit HTTPS. Diese hat keins: Lass dich per Mail oder Webhook rufen.',
      unknown: 'Diesen Browser kann man nicht rufen. Lass dich per Mail oder Webhook rufen.',
      blocked:
        'Dein Browser hat Nachrichten von dieser Seite gesperrt. In seinen Einstellungen für diese Adresse kannst du sie wieder erlauben.',
      failed: 'Dein Browser ließ sich nicht anmelden. Versuch es später noch einmal.',
      on: 'Dieses Gerät wird ab jetzt gerufen.',
    },
    mail: {
      title: 'E-Mail',
      label: 'Nachrichten per E-Mail',
      none: 'an eine Adresse von dir',
      address: 'Deine Adresse',
      save: 'Bestätigung schicken',
      unconfirmed: 'Wir haben dir eine Mail geschickt. Sobald du ihren Link öffnest, rufen wir dich dort.',
      again: 'Noch einmal schicken',
      noMail: 'Dieses Haus verschickt keine Mails.',
      sent: 'Eine Mail ist unterwegs. Öffne den Link darin.',
    },
    webhook: {
      title: 'Webhook',
      text: 'für eigene Helfer: ein Licht, ein Chat, eine Türglocke. Sie erfahren von jedem Zug.',
      label: (address) => `Nachrichten an ${address}`,
      address: 'Adresse',
      table: 'Für welche Tische?',
      all: 'alle meine Tische',
      add: 'Hinzufügen',
      note: 'Wir schicken Spiel, Satz und Link, unterschrieben mit deinem Schlüssel. Nie deine Karten.',
      key: 'Schlüssel',
      only: (table) => `nur ${table}`,
    },
    trouble: {
      bounced: 'Das Postfach nimmt nichts an. Prüf die Adresse und versuch es dann noch einmal.',
      gone: 'Dort ist niemand mehr.',
      refused: 'Die Gegenseite weist unsere Nachrichten ab.',
      private: 'Die Adresse führt in ein privates Netz.',
      unreachable: 'Einen ganzen Tag lang war dort niemand zu erreichen.',
      again: 'Wieder einschalten',
    },
    quiet: {
      title: 'Ruhezeit',
      text: 'Nachrichten warten bis zum Morgen',
      label: 'Ruhezeit',
      from: 'von',
      to: 'bis',
      hour: (hour) => `${hour}:00`,
      zone: (zone) => `In deiner Zeitzone: ${zone}`,
    },
    also: {
      over: { label: 'Auch wenn eine Partie zu Ende ist', hint: 'Solange du weg bist' },
      invited: { label: 'Auch wenn mich jemand an einen Tisch einlädt', hint: 'Leute, mit denen du gespielt hast' },
    },
    failed: { one: 'Unsere Rufe kommen nicht an:', look: 'Erinnerungen ansehen' },
    daily: { label: 'Eine Nachricht am Tag', hint: 'Alle Tische zusammen, zu einer Stunde deiner Wahl', at: 'um' },
    preview: {
      title: 'So sieht es aus',
      now: 'jetzt',
      head: (game) => `Du bist dran: ${game}`,
      text: 'Kaja hat gezogen. Jetzt kommt es auf dich an.',
      hint: 'Ein Tipp darauf öffnet den Tisch. Auf dem Sperrbildschirm steht nie, was du auf der Hand hast.',
    },
    tables: {
      title: 'Welche Tische rufen?',
      none: 'Sobald du irgendwo mitspielst, steht der Tisch hier.',
      others: (names) => `mit ${names}`,
      bots: (n) => count(n, 'mit einem Bot', 'mit # Bots'),
    },
    ask: {
      title: 'Sollen wir dich rufen?',
      text: 'Die anderen denken vielleicht bis morgen nach. Wenn du dran bist, sagen wir es dir auf diesem Gerät. Sonst nie etwas.',
      elsewhere:
        'Die anderen denken vielleicht bis morgen nach. Wenn du dran bist, sagen wir es dir per Mail oder Webhook. Sonst nie etwas.',
      yes: 'Ja, ruft mich',
      choose: 'Art auswählen',
      no: 'Nicht jetzt',
      after: 'Gleich danach fragt dein Browser noch einmal. Abstellen kannst du es jederzeit unter „Du“.',
      switchOff: 'Abstellen kannst du es jederzeit unter „Du“.',
    },
    confirm: {
      title: 'Sollen wir dich hier rufen?',
      text: 'Drück auf den Knopf, dann kommen Mails an diese Adresse, wenn du dran bist.',
      do: 'Ja, ruft mich hier',
      done: 'Erledigt. Wir rufen dich hier, wenn du dran bist.',
    },
    stop: {
      title: 'Keine Mails mehr?',
      text: 'Drück auf den Knopf, dann vergessen wir diese Adresse.',
      do: 'Keine Mails mehr',
      done: 'Erledigt. An diese Adresse kommen keine Mails mehr.',
    },
    toTables: 'Zu meinen Tischen',
  };
}

function french(): ReminderWords {
  const { count } = wordsIn('fr');
  return {
    tab: 'Rappels',
    title: 'Appelez-moi quand c’est à moi.',
    text: 'Seulement quand vous n’êtes pas à la table. Au plus un message par demi-heure\u202f; plusieurs tables arrivent ensemble.',
    last: (at) => `Dernier message reçu\u00a0: ${when('fr')(at)}`,
    try: 'Essayer',
    arrived: 'Le message est arrivé.',
    notArrived: 'Le message n’est pas arrivé.',
    remove: 'Retirer',
    removed: 'Retiré. Nous ne vous appelons plus par là.',
    push: {
      title: 'Sur cet appareil',
      label: 'Messages sur cet appareil',
      others: 'Autres appareils',
      off: (device) => `Ne plus appeler\u00a0: ${device}`,
      insecure:
        'Les navigateurs n’affichent de messages que pour des adresses en HTTPS. Celle-ci ne l’est pas\u00a0: faites-vous appeler par courriel ou par webhook.',
      unknown: 'Ce navigateur ne peut pas être appelé. Faites-vous appeler par courriel ou par webhook.',
      blocked:
        'Votre navigateur a bloqué les messages de cette page. Vous pouvez les autoriser de nouveau dans ses réglages pour cette adresse.',
      failed: 'Votre navigateur n’a pas pu être inscrit. Réessayez plus tard.',
      on: 'Cet appareil sera appelé désormais.',
    },
    mail: {
      title: 'Courriel',
      label: 'Messages par courriel',
      none: 'à une adresse à vous',
      address: 'Votre adresse',
      save: 'Envoyer une confirmation',
      unconfirmed: 'Nous vous avons envoyé un courriel. Dès que vous ouvrez son lien, nous vous appelons là-bas.',
      again: 'L’envoyer encore',
      noMail: 'Cette maison n’envoie pas de courriels.',
      sent: 'Un courriel est en route. Ouvrez le lien qu’il contient.',
    },
    webhook: {
      title: 'Webhook',
      text: 'pour vos propres aides\u00a0: une lampe, un chat, une sonnette. Elles sont prévenues à chaque tour.',
      label: (address) => `Messages à ${address}`,
      address: 'Adresse',
      table: 'Pour quelles tables\u202f?',
      all: 'toutes mes tables',
      add: 'Ajouter',
      note: 'Nous envoyons jeu, phrase et lien, signés avec votre clé. Jamais vos cartes.',
      key: 'Clé',
      only: (table) => `seulement ${table}`,
    },
    trouble: {
      bounced: 'La boîte n’accepte rien. Vérifiez l’adresse, puis réessayez.',
      gone: 'Il n’y a plus personne là-bas.',
      refused: 'Le destinataire refuse nos messages.',
      private: 'L’adresse mène dans un réseau privé.',
      unreachable: 'Pendant toute une journée, personne n’y était joignable.',
      again: 'Remettre en marche',
    },
    quiet: {
      title: 'Heures calmes',
      text: 'Les messages attendent le matin',
      label: 'Heures calmes',
      from: 'de',
      to: 'à',
      hour: (hour) => `${hour} h`,
      zone: (zone) => `Dans votre fuseau\u00a0: ${zone}`,
    },
    also: {
      over: { label: 'Aussi quand une partie est terminée', hint: 'Pendant votre absence' },
      invited: { label: 'Aussi quand on m’invite à une table', hint: 'Les personnes avec qui vous avez joué' },
    },
    failed: { one: 'Nos appels ne vous parviennent pas\u00a0:', look: 'Voir les rappels' },
    daily: { label: 'Un message par jour', hint: 'Toutes les tables ensemble, à l’heure que vous choisissez', at: 'à' },
    preview: {
      title: 'À quoi cela ressemble',
      now: 'maintenant',
      head: (game) => `À vous de jouer\u00a0: ${game}`,
      text: 'Kaja a joué. À vous de décider.',
      hint: 'Touchez-le pour ouvrir la table. L’écran verrouillé ne montre jamais votre main.',
    },
    tables: {
      title: 'Quelles tables appellent\u202f?',
      none: 'Dès que vous jouez quelque part, la table apparaît ici.',
      others: (names) => `avec ${names}`,
      bots: (n) => count(n, 'avec un bot', 'avec # bots'),
    },
    ask: {
      title: 'Faut-il vous appeler\u202f?',
      text: 'Les autres réfléchiront peut-être jusqu’à demain. Quand c’est à vous, nous vous le disons sur cet appareil. Jamais rien d’autre.',
      elsewhere:
        'Les autres réfléchiront peut-être jusqu’à demain. Quand c’est à vous, nous vous le disons par courriel ou par webhook. Jamais rien d’autre.',
      yes: 'Oui, appelez-moi',
      choose: 'Choisir comment',
      no: 'Pas maintenant',
      after: 'Votre navigateur demandera encore une fois. Vous pouvez l’arrêter à tout moment sous «\u00a0Vous\u00a0».',
      switchOff: 'Vous pouvez l’arrêter à tout moment sous «\u00a0Vous\u00a0».',
    },
    confirm: {
      title: 'Faut-il vous appeler ici\u202f?',
      text: 'Appuyez sur le bouton, et des courriels arrivent à cette adresse quand c’est à vous.',
      do: 'Oui, appelez-moi ici',
      done: 'C’est fait. Nous vous appelons ici quand c’est à vous.',
    },
    stop: {
      title: 'Plus de courriels\u202f?',
      text: 'Appuyez sur le bouton, et cette adresse est oubliée.',
      do: 'Plus de courriels',
      done: 'C’est fait. Cette adresse ne reçoit plus de courriels.',
    },
    toTables: 'À mes tables',
  };
}

export const reminderWords: InEveryLanguage<ReminderWords> = { de: german(), en: english(), fr: french() };
