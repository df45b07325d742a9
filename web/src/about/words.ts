import type { InEveryLanguage } from '@tafelrunde/kernel';

interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/** What the project says about itself. Paragraphs are in the rulebooks' small Markdown. */
export const chapters: InEveryLanguage<readonly Chapter[]> = {
  de: [
    {
      id: 'about',
      title: 'Über Tafelrunde',
      paragraphs: [
        'Tafelrunde ist ein Spieltisch, den man selbst aufstellt: ein Server, ein Link, und schon sitzen Freunde im Browser beisammen. Niemand braucht ein Konto, und niemand schaut mit.',
        'Die Regeln sind genau, Geheimes bleibt geheim, und kein Zug geht verloren, auch wenn der Server mitten in der Partie neu startet. Wer nicht da ist, wird von einem Bot vertreten, der nicht mehr weiß, als diese Person wüsste.',
        'Das Projekt gehört zu keinem Verlag. Bilder, Texte und Regelhefte sind eigene Arbeit; wem ein Spiel gefällt, der kaufe die Schachtel.',
      ],
    },
    {
      id: 'fair',
      title: 'Woran man sieht, dass fair gemischt wurde',
      paragraphs: [
        'Wenn ein Tisch entsteht, würfelt der Server ein Geheimnis und zeigt sofort dessen Siegel, eine Prüfsumme. Jeder Browser legt beim Hinsetzen 32 zufällige Bytes dazu. Erst aus beidem zusammen entsteht die Mischung: Der Server kannte die Beiträge noch nicht, als er sein Siegel zeigte, und niemand kannte das Geheimnis.',
        'Am Ende wird das Geheimnis geöffnet. „Austeilung prüfen“ rechnet in diesem Browser nach: ob es zum Siegel passt, ob der eigene Beitrag unverändert dabei ist, und ob die ganze Partie, noch einmal ausgeteilt und gespielt, genauso endet.',
        'Das beweist die Austeilung. Es hindert niemanden, der den Server betreibt, daran, in die eigene Datenbank zu schauen.',
      ],
    },
    {
      id: 'accessibility',
      title: 'Barrierefreiheit',
      paragraphs: [
        'Jede Partie lässt sich mit der Tastatur allein zu Ende spielen: Tab führt von Bereich zu Bereich, die Pfeiltasten wechseln zwischen Karten und Figuren, Enter spielt, Esc legt wieder ab. Tastenkürzel aus einem Buchstaben lassen sich abschalten; die Taste ? zeigt alle.',
        'Ein Screenreader liest jedes Ereignis in der richtigen Reihenfolge vor und meldet, wenn man dran ist. Farbe ist nie das einzige Zeichen. Alle Flächen zum Antippen messen mindestens 44 Pixel.',
        'Wer auf dem Gerät weniger Bewegung eingestellt hat, sieht auch hier weniger: Karten und Figuren liegen dann sofort an ihrem Platz. Das Tempo lässt sich am Tisch einstellen.',
      ],
    },
    {
      id: 'credits',
      title: 'Bild- und Schriftnachweis',
      paragraphs: [
        'Lorbeer, Siegel und einige Schattenrisse auf den Karten (Lindwurm, Drachenkopf, Ritter) stammen von *game-icons.net*, von Lorc, Delapouite und anderen, Lizenz CC BY 3.0; umgefärbt, teils mit Umriss.',
        'Schriften: *Alegreya* von Juan Pablo del Peral, *Atkinson Hyperlegible Next* vom Braille Institute, *Grenze Gotisch* von Omnibus-Type, alle unter der SIL Open Font License.',
        'Zeichen, Schilde, Holz, Spielbilder und alle übrigen Zeichnungen sind eigene Arbeit.',
      ],
    },
  ],
  en: [
    {
      id: 'about',
      title: 'About Tafelrunde',
      paragraphs: [
        'Tafelrunde is a game table you put up yourself: one server, one link, and friends are sitting together in their browsers. Nobody needs an account, and nobody looks over your shoulder.',
        'The rules are exact, secrets stay secret, and no move is lost, even when the server restarts in the middle of a match. A bot can stand in for somebody who is away, and it knows no more than that person would.',
        'The project belongs to no publisher. Pictures, texts and rulebooks are our own work; if you like a game, buy the box.',
      ],
    },
    {
      id: 'fair',
      title: 'How you can tell that the shuffle was fair',
      paragraphs: [
        'When a table is made, the server draws a secret and shows its seal at once, a checksum. Every browser adds 32 random bytes on sitting down. Only both together make the shuffle: the server did not know the contributions when it showed its seal, and nobody knew the secret.',
        'At the end the secret is opened. “Check the deal” does the sums in this browser: whether it fits the seal, whether your own contribution is in it unchanged, and whether the whole match, dealt and played again, ends the same way.',
        'This proves the deal. It does not stop whoever runs the server from reading the database.',
      ],
    },
    {
      id: 'accessibility',
      title: 'Accessibility',
      paragraphs: [
        'Every match can be played to the end with the keyboard alone: Tab leads from area to area, the arrow keys move among the pieces, Enter plays, Esc puts a piece down again. Single-key shortcuts can be switched off; the ? key lists them all.',
        'A screen reader announces every event in the right order and tells you when it is your turn. Colour is never the only mark. Everything you can tap measures at least 44 pixels.',
        'If your device asks for less motion, you get it: pieces then simply appear in their new place. The pace can be set at the table.',
      ],
    },
    {
      id: 'credits',
      title: 'Pictures and type',
      paragraphs: [
        'Laurels, seal and some silhouettes on the cards (wyvern, dragon’s head, knight) are from *game-icons.net*, by Lorc, Delapouite and others, licence CC BY 3.0; recoloured, some with an outline.',
        'Type: *Alegreya* by Juan Pablo del Peral, *Atkinson Hyperlegible Next* by the Braille Institute, *Grenze Gotisch* by Omnibus-Type, all under the SIL Open Font License.',
        'The mark, shields, wood, pictures of the games and every other drawing are our own work.',
      ],
    },
  ],
  fr: [
    {
      id: 'about',
      title: 'À propos de Tafelrunde',
      paragraphs: [
        'Tafelrunde est une table de jeu que l’on installe soi-même\u00a0: un serveur, un lien, et les amis se retrouvent dans le navigateur. Personne n’a besoin de compte, et personne ne regarde par-dessus l’épaule.',
        'Les règles sont exactes, les secrets restent secrets, et aucun coup ne se perd, même si le serveur redémarre en pleine partie. Pour une personne absente, un bot peut jouer\u202f; il n’en sait pas plus qu’elle.',
        'Le projet n’appartient à aucun éditeur. Images, textes et livrets sont notre propre travail\u202f; si un jeu vous plaît, achetez la boîte.',
      ],
    },
    {
      id: 'fair',
      title: 'Comment savoir que le mélange était honnête',
      paragraphs: [
        'Quand une table est créée, le serveur tire un secret et en montre aussitôt le sceau, une somme de contrôle. Chaque navigateur ajoute 32 octets de hasard en s’asseyant. Il faut les deux pour faire le mélange\u00a0: le serveur ne connaissait pas les contributions en montrant son sceau, et personne ne connaissait le secret.',
        'À la fin, le secret est ouvert. «\u202fVérifier la donne\u202f» refait les calculs dans ce navigateur\u00a0: si le secret correspond au sceau, si votre contribution y est inchangée, et si la partie entière, redistribuée et rejouée, finit de la même façon.',
        'Cela prouve la donne. Cela n’empêche pas la personne qui tient le serveur de lire sa propre base de données.',
      ],
    },
    {
      id: 'accessibility',
      title: 'Accessibilité',
      paragraphs: [
        'Chaque partie peut se jouer jusqu’au bout au clavier\u00a0: Tab mène de zone en zone, les flèches vont d’une pièce à l’autre, Entrée joue, Échap repose. Les raccourcis à une lettre peuvent être désactivés\u202f; la touche ? les montre tous.',
        'Un lecteur d’écran annonce chaque événement dans l’ordre et vous prévient quand c’est à vous. La couleur n’est jamais le seul signe. Tout ce qui se touche mesure au moins 44 pixels.',
        'Si votre appareil demande moins de mouvement, vous l’aurez\u00a0: les pièces apparaissent alors directement à leur place. Le rythme se règle à la table.',
      ],
    },
    {
      id: 'credits',
      title: 'Images et polices',
      paragraphs: [
        'Les lauriers, le sceau et quelques silhouettes des cartes (vouivre, tête de dragon, chevalier) viennent de *game-icons.net*, par Lorc, Delapouite et d’autres, licence CC BY 3.0\u202f; recolorés, parfois cernés.',
        'Polices\u00a0: *Alegreya* de Juan Pablo del Peral, *Atkinson Hyperlegible Next* du Braille Institute, *Grenze Gotisch* d’Omnibus-Type, toutes sous licence SIL Open Font License.',
        'Le logo, les écus, le bois, les images des jeux et tous les autres dessins sont notre propre travail.',
      ],
    },
  ],
};
