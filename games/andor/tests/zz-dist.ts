import { neighboursOf } from '../board/index.ts';
export function distancesTo(f:number):number[]{const d=new Array(90).fill(99);d[f]=0;const q=[f];for(const x of q)for(const y of neighboursOf[x]??[])if(d[y]===99){d[y]=d[x]+1;q.push(y);}return d;}
