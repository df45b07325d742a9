import type { Language } from '@tafelrunde/kernel';

/** Two lists of words from which codes are spelled. */
interface CodeWords {
  readonly first: readonly string[];
  readonly second: readonly string[];
}

/** Short, kind, easy to spell over the telephone and to write down: what grows, shines and flows, and animals. Plain letters alone. */
export const codeWords: Readonly<Record<Language, CodeWords>> = {
  de: {
    first: (
      'abend acker adler anker apfel bach baum beere berg birke blatt blume boot brise busch dach distel dorf eiche eis erle esche fackel farn ' +
      'feder feld feuer fichte fjord flut garten gipfel gold gras hafen hain halm harfe hasel heide herbst himmel holz honig huegel insel klee ' +
      'kerze kiesel krone laub licht linde lotus mai moor moos mond morgen muschel nebel nord nuss ost perle quelle rosen salz sand schilf ' +
      'schnee see silber sommer sonne stein stern strand sturm sued tal tau teich tor turm ufer wald weide welle west wiese wind winter wolke'
    ).split(' '),
    second: (
      'amsel barsch biber biene dachs delfin dohle drossel eber eidechse elch elster ente esel eule falke fasan fink fisch forelle frosch ' +
      'fuchs gams gans grille habicht hase hecht hering hirsch huhn hummel igel iltis kater katze kauz kranich kroete kuckuck lachs lamm lerche ' +
      'libelle luchs marder maus meise moewe molch otter panda pfau pferd pony qualle rabe reh reiher robbe salamander schaf schnecke schwalbe ' +
      'schwan specht spinne star storch taube tiger unke wal wels wespe wiesel wolf zander zebra ziege zeisig'
    ).split(' '),
  },
  en: {
    first: (
      'acorn amber apple apricot arrow ash autumn basket bay beach beech bell berry birch blossom bridge brook candle cedar chalk ' +
      'cherry chestnut cliff cloud clover coal copper coral cotton creek crown dawn dew dune dusk elm ember fern field fig fjord flint ' +
      'forest fountain frost garden ginger glade gold grain grape grove harbour harvest hazel heath hill holly honey island ivory ivy ' +
      'jasmine lake lantern lark laurel lemon lilac lime linen maple marble marsh meadow mill mint mist moon moor morning moss nectar ' +
      'oak oat olive orchard pearl pebble pepper pine plum poppy quarry rain reed ridge river rose sage sand shore snow spring ' +
      'star stone straw summer sunset thistle thunder tide timber tulip valley velvet violet water wave wheat willow wind winter wood'
    ).split(' '),
    second: (
      'adder alpaca ant badger bat beaver bee beetle bison boar buzzard camel carp cat cheetah chick cobra cod cow crab crane cricket ' +
      'crow cuckoo deer dingo dolphin donkey dove dragonfly duck eagle eel elk falcon ferret finch firefly fox frog gecko goat goose ' +
      'grouse gull hamster hare hawk hedgehog heron herring hornet horse ibex jackal jay kestrel kitten koala lamb lemur leopard lion ' +
      'lizard llama lobster lynx magpie marten mole moose moth mouse newt octopus orca osprey otter owl oyster panda panther parrot ' +
      'penguin pheasant pigeon pike pony puffin quail rabbit raven robin salmon seal shrew shrimp snail sparrow spider squid squirrel ' +
      'stag stork swan tapir tiger toad trout turtle viper vole walrus wasp whale wolf wren zebra'
    ).split(' '),
  },
  fr: {
    first: (
      'abricot acier amande ambre aube automne avoine azur baie balai banc barque basalte bateau berge bois bouleau bourgeon brise ' +
      'brume buisson cabane cactus cascade cendre cerise champ charbon ciel citron clairiere cloche colline corail coton crique cuivre ' +
      'desert dune eau ecorce erable etang etoile falaise farine fenouil feu feuille fleur fleuve foin foret fougere fraise framboise ' +
      'gare gel givre glace grain granit grotte herbe hetre hiver houx iris ivoire jardin jasmin lac lande lanterne laurier lavande ' +
      'lierre lilas lin lumiere lune mais marais marbre matin menthe miel mirabelle montagne mousse mur neige noisette noix nuage ocean ' +
      'olive ombre or orage orge osier paille pavot perle phare pierre pin plage pluie poire pomme pont port prairie printemps prune ' +
      'raisin rive riviere roche romarin rose roseau ruisseau sable sapin sauge saule seigle soir soleil source sureau terre thym ' +
      'tilleul tour trefle tulipe vague vallon velours vent verger vigne violette'
    ).split(' '),
    second: (
      'abeille agneau aigle alouette ane anguille antilope autruche baleine belette biche bison blaireau boeuf bouc bouquetin brebis ' +
      'brochet buse caille canard carpe castor cerf chameau chamois chat cheval chevre chien chouette cigale cigogne cobra coccinelle ' +
      'colibri colombe coq corbeau crabe crapaud criquet cygne daim dauphin dinde dragon ecureuil elan escargot etourneau faisan faon ' +
      'faucon fauvette fennec flamant fourmi frelon furet geai gecko girafe gorille grenouille grillon grive grue guepard guepe hamster ' +
      'hareng herisson heron hibou hirondelle huitre husky hyene ibis iguane jaguar koala lama lapin lemurien leopard lezard libellule ' +
      'lievre lion loir lotte loup loutre lynx marmotte merle mesange moineau mouette mouton mulot oie orque otarie ours panda panthere ' +
      'paon papillon perdrix phoque pie pigeon pinson poney poule puma python rale raton renard requin rossignol salamandre sanglier ' +
      'saumon serpent singe souris tapir taupe taureau tigre tortue truite vache vautour vison zebre'
    ).split(' '),
  },
};
