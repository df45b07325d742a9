import { writeFileSync } from 'node:fs';
import { Match, hashOf, FastRandom, writeRecord } from '@tafelrunde/kernel';
import { game } from '../game.ts';
import { scripted } from '../bot/index.ts';
const only = process.argv[2];
const most = Number(process.argv[3] ?? 400);
for (const [name, legend, difficulty, startAtPart2] of [['legend-1','1','normal',false],['legend-1-part-2','1','normal',true],['legend-2-easy','2','easy',false],['legend-2-normal','2','normal',false]] as const) for (const seats of [2,3,4]) {
  const id = `${name}-${seats}`;
  if (only && !id.startsWith(only)) continue;
  const options={...game.meta.defaults,figures:'first' as const,legend,difficulty,startAtPart2};
  const t1=performance.now(); const tally:Record<string,number>={}; let best:any;
  for (let n=1;n<=most;n++){
    const match = Match.deal(game,{options,seats,seed:hashOf(['win',id,n]),version:1});
    const bot=scripted(match.rules); const random=new FastRandom(n);
    for(;;){ const asks=match.asks(); const ask=asks.find(a=>a.must); if(!ask)break;
      const legal=match.legal(ask.seat); const {rules,state}=match;
      const a=bot.choose({seat:ask.seat,view:rules.view(state,ask.seat),asks,legal,random,budget:{}}).action??rules.otherwise(state,ask.seat);
      match.act(ask.seat,a);}
    const k=match.state.over+match.state.reason; tally[k]=(tally[k]??0)+1;
    if (match.state.over===1 && (best===undefined||match.log.length<best.log.length)) { best=match; break; }
  }
  if(best) writeFileSync(`/tmp/wins/${id}.json`,JSON.stringify(writeRecord(best,{seats:best.state.heroes.map((h:number)=>({name:['dwarf','warrior','archer','wizard'][h],kind:'bot'}))}))+'\n');
  console.log(id,tally,best?.log.length,Math.round(performance.now()-t1));
}
