import { existsSync, readFileSync } from 'node:fs';
import { Journey } from './journey.ts';
for (const [name,legend,difficulty,startAtPart2] of [['legend-1','1','normal',false],['legend-1-part-2','1','normal',true],['legend-2-easy','2','easy',false],['legend-2-normal','2','normal',false]] as const) for (const seats of [2,3,4]) {
  const file=`/tmp/wins/${name}-${seats}.json`;
  const j=new Journey({legend,difficulty,startAtPart2,figures:'first'},seats);
  const t=performance.now();
  if(existsSync(file)) console.log('rec',j.replay(JSON.parse(readFileSync(file,'utf8'))).reason);
  const t1=performance.now();
  if(legend==='1') for(let s=1;s<=6;s++)j.play('careless',s);
  const t2=performance.now();
  for(let s=1;s<=60;s++)j.play('seekers',s);
  const t3=performance.now();
  j.play('sleepers',1);
  console.log(name,seats,Math.round(t1-t),Math.round(t2-t1),Math.round(t3-t2),Object.fromEntries(j.endings),[...j.tasks].join(' '));
  console.log('   ',j.missing().join('; '));
}
