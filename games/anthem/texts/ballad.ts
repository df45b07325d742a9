import type { InEveryLanguage } from '@tafelrunde/kernel';

/** One line for each card 0 to 9, all on the same rhyme: whichever six of the eight are placed, the row makes a song. */
export const ballad: InEveryLanguage<readonly string[]> = {
  de: [
    'Ein Lied beginnt am Rand der Nacht:',
    'ein Horn hat alle wach gemacht,',
    'ein Weg, vom hohen Gras bewacht,',
    'ein Auftrag, still ins Haus gebracht,',
    'ein Kind, vom Turm herabgebracht,',
    'ein Schwert, das hell im Dunkeln lacht,',
    'ein Bau, in dem die Glut erwacht,',
    'ein Feuer, das durchs Dorf hin kracht,',
    'ein Kampf, und aus ist Drachenmacht,',
    'und hier ist Schluss. Nun gute Nacht.',
  ],
  en: [
    'A ballad starts at break of day:',
    'a horn blows from the hills away,',
    'a road runs on through thorn and clay,',
    'a sealed command none may gainsay,',
    'a captive freed from tower grey,',
    'a sword that glitters in the fray,',
    'a lair where bones of heroes lay,',
    'a fire that makes the rooftops sway,',
    'a battle, and the beast at bay,',
    'and so it ends. Go home, and play.',
  ],
  fr: [
    'Un chant commence au jour levé\u202f:',
    'un cor au loin vient de sonner,',
    'un long chemin s’est déroulé,',
    'un ordre que l’on a scellé,',
    'un enfant de la tour sauvé,',
    'une lame au tranchant trempé,',
    'un antre d’ossements jonché,',
    'un feu qui prend tout le quartier,',
    'un combat, le monstre est tombé\u202f;',
    'ici finit l’air. À chanter\u202f!',
  ],
};
