import { worded } from './worded.ts';

/* Words what a test words as well, for it to compare. */
const place = document.createElement('pre');
place.id = 'wording';
place.textContent = JSON.stringify(worded());
document.body.append(place);
