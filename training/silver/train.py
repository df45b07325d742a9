"""Self-play for Silver Amulet, two to four seats in one net.

  python3 training/silver/train.py --minutes 9 --out DIR [--init ckpt.pt] [--against ckpt.pt]

Rounds go on over iterations: each iteration plays `--steps` decisions in every one of them, and whatever ends makes room for a new deal.
A seat's reward, at the end of a round, is the mean of the others' points less its own (times --share): that is what the arena counts.
"""
import os
import sys
from types import SimpleNamespace

import torch
import torch.nn.functional as F

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from net import Net  # noqa: E402
from selfplay import LEARNER, OLD, arguments, masked, sampled, sight, train  # noqa: E402
from silver.env import ACTIONS, FIELDS, INPUTS, P, PADDED, SECRETS, Rounds, deal, scales  # noqa: E402
from silver.scripted import CALLER, INSTANT, MATCHER, RANDOM, Scripted  # noqa: E402

LAYOUT = 'silver 1'
TYPES = 16  # for the critic: of each of the other seats, whether an older net or a scripted bot plays it; the rest is empty
WIDE = PADDED + SECRETS + TYPES
AUX = P
POINT_SCALE = 16.0
# What a scripted bot looks at, of a batch.
SEEN = ('unseen', 'unseen_total', 'unseen_sum', 'caller', 'lies', 'known', 'under', 'face', 'sizes', 'twins', 'other_any', 'by_owner', 'seats',
        'discard', 'plen', 'there', 'unknown_count', 'top', 'opened', 'open_order', 'deep_face', 'frm', 'held', 'phase', 'pcount', 'is_pushed', 'ability')


def policy_net(width=304, blocks=3):
    return Net(scales(), width, blocks, ACTIONS + P)


def critic_net(width=384, blocks=2):
    scale = torch.ones(WIDE)
    scale[:PADDED] = scales()
    scale[PADDED:PADDED + 32] = 1 / 8
    scale[PADDED + 32:PADDED + 36] = 1 / 16
    scale[PADDED + 36:PADDED + SECRETS] = 1 / 8
    return Net(scale, width, blocks, 1)


KINDS = 15  # nothing, and fourteen characters


def open_net(width=304, blocks=3):
    """Sees all cards, the next eight of the pile included: how far a player could get who need not look."""
    scale = torch.ones(PADDED + (32 + 8) * KINDS)
    scale[:PADDED] = scales()
    return Net(scale, width, blocks, ACTIONS + P)


def opened(x):
    """What stands there as numbers, kind by kind: a net tells kinds apart better than sizes."""
    cards = torch.cat((x[:, PADDED:PADDED + 32], x[:, PADDED + 36:PADDED + 44]), 1)
    kinds = cards.unsqueeze(2) == torch.arange(KINDS, device=x.device, dtype=x.dtype)
    return torch.cat((x[:, :PADDED], kinds.view(x.shape[0], -1).to(x.dtype)), 1)


def part(r, a, b):
    return SimpleNamespace(n=b - a, device=r.device, **{name: getattr(r, name)[a:b] for name in SEEN})


class Rollout:
    """Rounds side by side, a third each with two, three and four seats; on a GPU one decision of all of them is one recorded graph."""

    def __init__(self, args, store, learner, dtype):
        self.args, self.store, self.learner, self.dtype = args, store, learner, dtype
        self.n, self.steps = 3 * args.rounds, args.steps
        n, device = self.n, store['x'].device
        self.device = device
        self.scripted = Scripted(device)
        self.seats = 2 + torch.arange(n, device=device) % 3
        self.first_scripted = n - int(n * args.scripted) // 3 * 3
        self.first_old = self.first_scripted - int(n * args.old) // 3 * 3
        self.state = deal(self.seats, device)
        self.fresh = deal(self.seats, device)
        self.kinds = torch.zeros(n, P, dtype=torch.int64, device=device)
        self.kinds.copy_(self._draw_kinds())
        shape = lambda *s, kind: torch.zeros(n, *s, dtype=kind, device=device)
        self.now = {'x': shape(WIDE, kind=torch.uint8), 'legal': shape(ACTIONS, kind=torch.bool), 'action': shape(kind=torch.uint8),
                    'logp': shape(kind=torch.float32), 'me': shape(kind=torch.uint8), 'learns': shape(kind=torch.bool), 'choice': shape(kind=torch.bool),
                    'over': shape(kind=torch.bool), 'aims': shape(P, kind=torch.float32), 'points': shape(P, kind=torch.float32)}
        self.over = torch.zeros(self.steps, n, dtype=torch.bool, device=device)
        self.aims = torch.zeros(self.steps, n, P, device=device)
        self.points = torch.zeros(self.steps, n, P, device=device)
        self.graph = None

    def _draw_kinds(self):
        n, device = self.n, self.device
        a, b = self.first_old, self.first_scripted
        at = torch.arange(n, device=device).unsqueeze(1)
        if self.learner.frozen:  # a best response sits alone
            alone = (torch.rand(n, 1, device=device) * self.seats.unsqueeze(1)).long()
            return torch.where(torch.arange(P, device=device) == alone, LEARNER, OLD)
        some = torch.rand(n, P, device=device) < 0.5
        lot = torch.rand(n, P, device=device)
        script = torch.where(lot < 0.45, INSTANT, torch.where(lot < 0.7, MATCHER, torch.where(lot < 0.95, CALLER, RANDOM)))
        kinds = torch.where((at >= a) & (at < b) & some, OLD, LEARNER)
        return torch.where((at >= b) & some, script, kinds)

    @torch.no_grad()
    def one(self):
        """One decision in every round."""
        n, now, dtype = self.n, self.now, self.dtype
        policy, old = self.learner.policy, self.learner.old
        a, b = self.first_old, self.first_scripted
        r = Rounds(self.state)
        r.look()
        legal = r.legal()[:, :ACTIONS]
        x = now['x']
        x[:, :PADDED] = r.features()
        x[:, PADDED:PADDED + SECRETS] = r.secrets()
        kinds = torch.where(r.there, self.kinds.gather(1, r.away), LEARNER)  # from the own seat
        x[:, PADDED + SECRETS:PADDED + SECRETS + 3] = kinds[:, 1:] == OLD
        x[:, PADDED + SECRETS + 3:PADDED + SECRETS + 6] = kinds[:, 1:] > OLD
        logits = masked(policy(sight(Silver, policy, x), None, dtype)[:, :ACTIONS], legal)
        own = kinds[:, 0]
        if b > a:
            theirs = masked(old(x[a:b, :PADDED], None, dtype)[:, :ACTIONS], legal[a:b])
            if self.learner.frozen:
                theirs = theirs * 50  # it plays its likeliest action, as the product does
            logits = torch.cat((logits[:a], torch.where(own[a:b, None] == OLD, theirs, logits[a:b]), logits[b:]))
        action = sampled(logits)
        if n > b:
            wanted = self.scripted.act(part(r, b, n), legal[b:], own[b:])
            action = torch.cat((action[:b], torch.where(own[b:] > OLD, wanted, action[b:])))
        now['legal'].copy_(legal)
        now['action'].copy_(action)
        now['logp'].copy_(F.log_softmax(logits, 1).gather(1, action.unsqueeze(1)).squeeze(1))
        now['me'].copy_(r.turn)
        now['learns'].copy_(own == LEARNER)
        now['choice'].copy_(legal.sum(1) > 1)
        r.step(action)
        now['over'].copy_(r.over)
        now['aims'].copy_(r.aims(self.args.share))
        now['points'].copy_(r.points)
        shift = (torch.rand(n, device=self.device) * (n // 3)).long() * 3
        other = (torch.arange(n, device=self.device) + shift) % n  # a deal with as many seats
        r.begin_anew(r.over, {name: self.fresh[name][other] for name in FIELDS})
        self.kinds.copy_(torch.where(r.over.unsqueeze(1), self._draw_kinds(), self.kinds))
        for name in FIELDS:
            self.state[name].copy_(getattr(r, name))

    def record(self):
        stream = torch.cuda.Stream()
        stream.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(stream):
            for _ in range(3):
                self.one()
        torch.cuda.current_stream().wait_stream(stream)
        torch.cuda.synchronize()
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph):
            self.one()
        self.graph = graph

    def run(self):
        fresh = deal(self.seats, self.device)
        for name in FIELDS:
            self.fresh[name].copy_(fresh[name])
        rows = {name: self.store[name].view(self.steps, self.n, *self.store[name].shape[1:]) for name in
                ('x', 'legal', 'action', 'logp', 'me', 'learns', 'choice')}
        for t in range(self.steps):
            if self.graph is not None:
                self.graph.replay()
            else:
                self.one()
            for name, into in rows.items():
                into[t].copy_(self.now[name])
            self.over[t].copy_(self.now['over'])
            self.aims[t].copy_(self.now['aims'])
            self.points[t].copy_(self.now['points'])

    def sound(self):
        """Whether what lies in the store can be a batch of rounds."""
        legal = self.store['legal'].gather(1, self.store['action'].long().unsqueeze(1)).all()
        lying = (self.state['size'].sum(1) + self.state['plen'] + self.state['dlen'] + self.state['olen'] + (self.state['frm'] > 0).long())
        return bool(legal & (lying == 52 - (4 - self.seats) * 5).all() & torch.isfinite(self.store['logp']).all())

    @torch.no_grad()
    def learn_from(self, lam, lam_value):
        """How much better than expected each decision turned out. A seat's last decision of a stretch has nothing to be compared with yet."""
        T, n, store = self.steps, self.n, self.store
        value = store['value'].view(T, n)
        me = store['me'].view(T, n).long()
        learns = store['learns'].view(T, n)
        advantage, returns, aux = store['advantage'].view(T, n), store['returns'].view(T, n), store['aux'].view(T, n, P)
        zeros = lambda: torch.zeros(n, P, device=self.device)
        following, ahead, far, ending = zeros(), zeros(), zeros(), zeros()
        known = torch.zeros(n, P, dtype=torch.bool, device=self.device)
        ends = torch.zeros(n, dtype=torch.bool, device=self.device)
        turned = torch.arange(P, device=self.device)
        for t in range(T - 1, -1, -1):
            over = self.over[t].unsqueeze(1)
            following = torch.where(over, self.aims[t] / POINT_SCALE, following)
            ahead, far = torch.where(over, 0.0, ahead), torch.where(over, 0.0, far)
            ending = torch.where(over, self.points[t] / POINT_SCALE, ending)
            known, ends = known | over, ends | self.over[t]
            seat = me[t].unsqueeze(1)
            now = value[t].unsqueeze(1)
            is_known = known.gather(1, seat)
            delta = torch.where(is_known, following.gather(1, seat) - now, 0.0)
            a, g = delta + lam * ahead.gather(1, seat), delta + lam_value * far.gather(1, seat)
            advantage[t], returns[t] = a.squeeze(1), (g + now).squeeze(1)
            learns[t] &= is_known.squeeze(1)
            following, ahead, far = following.scatter(1, seat, now), ahead.scatter(1, seat, a), far.scatter(1, seat, g)
            known = known.scatter(1, seat, True)
            away = (seat + turned) % self.seats.unsqueeze(1)
            there = turned < self.seats.unsqueeze(1)
            aux[t] = torch.where(there & ends.unsqueeze(1), ending.gather(1, away), -1.0)  # -1: not ended yet, or nobody there


class Evaluator:
    """Margins as the product's arena counts them: the same deals in every line-up, one side alone at each seat and mirrored."""

    def __init__(self, device, dtype):
        self.device, self.dtype, self.scripted = device, dtype, Scripted(device)

    @torch.no_grad()
    def margins(self, deals, a, b, most=1200, alone=False):
        """a, b: a net or a scripted kind. {seats: (margin, standard error, points of a, of b)}; fewer points are better.

        alone: only line-ups in which a sits alone.
        """
        device = self.device
        fields, sides, begins = [], [], []
        for seats in (2, 3, 4):
            lineups = torch.zeros(2 if seats == 2 else 2 * seats, P, dtype=torch.bool)
            for seat in range(seats):
                if seats == 2:
                    lineups[seat, seat] = True
                else:
                    lineups[2 * seat, seat] = True
                    lineups[2 * seat + 1, :seats] = True
                    lineups[2 * seat + 1, seat] = False
            if alone and seats > 2:
                lineups = lineups[::2]
            start = deal(torch.full((deals,), seats, device=device), device)
            fields.append({k: v.repeat((lineups.shape[0],) + (1,) * (v.dim() - 1)) for k, v in start.items()})
            sides.append(lineups.to(device).repeat_interleave(deals, 0))
            begins.append((seats, lineups.shape[0]))
        r = Rounds({k: torch.cat([f[k] for f in fields]) for k in FIELDS})
        sides = torch.cat(sides)
        done = torch.zeros(r.n, dtype=torch.bool, device=device)
        points = torch.zeros(r.n, P, device=device)
        for t in range(most):
            r.look()
            legal = r.legal()[:, :ACTIONS]
            x = r.features()
            mine, theirs = self.choose(a, r, x, legal), self.choose(b, r, x, legal)
            action = torch.where(sides.gather(1, r.turn.unsqueeze(1)).squeeze(1), mine, theirs)
            before = r.fields()
            r.step(action)
            fresh = r.over & ~done
            points = torch.where(fresh.unsqueeze(1), r.points.float(), points)
            done = done | r.over
            r.begin_anew(done, before)  # what is over stands still
            if t % 16 == 15 and bool(done.all()):
                break
        found, at = {}, 0
        for seats, lineups in begins:
            rows = slice(at, at + lineups * deals)
            at += lineups * deals
            p, s = points[rows, :seats], sides[rows, :seats]
            of_a, of_b = (p * s).sum(1) / s.sum(1), (p * ~s).sum(1) / (~s).sum(1)
            per_deal = (of_b - of_a).view(lineups, deals).mean(0)
            found[seats] = tuple(round(float(v), 3) for v in (per_deal.mean(), per_deal.std() / deals ** 0.5, of_a.mean(), of_b.mean()))
        found['ended'] = round(float(done.float().mean()), 4)
        return found

    def choose(self, who, r, x, legal):
        if isinstance(who, int):
            return self.scripted.act(r, legal, torch.full((r.n,), who, device=self.device))
        sample = isinstance(who, tuple)
        net = who[1] if sample else who
        if net.inputs > PADDED:
            x = opened(torch.cat((x, r.secrets()), 1))
        logits = masked(torch.cat([net(rows, None, self.dtype)[:, :ACTIONS] for rows in x.split(65536)]), legal)
        return sampled(logits) if sample else logits.argmax(1)


class Silver:
    LAYOUT, INPUTS, PADDED, WIDE, ACTIONS, AUX = LAYOUT, INPUTS, PADDED, WIDE, ACTIONS, AUX
    policy_net, critic_net = staticmethod(policy_net), staticmethod(critic_net)
    open_net, opened = staticmethod(open_net), staticmethod(opened)

    @staticmethod
    def aux_loss(heads, aux):
        aux = aux.float()
        there = aux >= 0
        return 0.25 * ((heads - aux).square() * there).sum() / there.sum().clamp(min=1)

    @staticmethod
    def rows(args):
        return 3 * args.rounds * args.steps

    @staticmethod
    def rollouts(args, store, learner, dtype):
        return [Rollout(args, store, learner, dtype)]

    @staticmethod
    def report(rollouts):
        r = rollouts[0]
        over = r.over.float().mean(0)
        return {'rounds_per_decision': [round(float(over[r.seats == s].mean()), 4) for s in (2, 3, 4)],
                'points': [round(float(r.points[:, r.seats == s][r.over[:, r.seats == s]][:, :s].mean()), 2) for s in (2, 3, 4)]}

    @staticmethod
    def evaluate(args, learner, anchor, say, seconds, final):
        evaluator = Evaluator(args.device, learner.dtype)
        deals = args.eval_deals * (2 if final else 1)
        if learner.frozen:
            alone = lambda who: evaluator.margins(deals, who, learner.old, alone=True)
            others = {'instant_vs_frozen': alone(INSTANT), 'random_vs_frozen': alone(RANDOM)} if final else {}
            say(what='eval', seconds=seconds, deals=deals, response_vs_frozen=alone(learner.ema), **others)
            return
        found = {'vs_instant': evaluator.margins(deals, learner.ema, INSTANT), 'vs_before': evaluator.margins(deals, learner.ema, anchor)}
        if final:
            found['vs_matcher'] = evaluator.margins(deals, learner.ema, MATCHER)
            found['vs_caller'] = evaluator.margins(deals, learner.ema, CALLER)
            found['greedy_vs_sampled'] = evaluator.margins(deals, learner.ema, ('sample', learner.ema))
            if learner.begun_with is not None:
                found['vs_init'] = evaluator.margins(deals, learner.ema, learner.begun_with)
        say(what='eval', seconds=seconds, deals=deals, **found)


if __name__ == '__main__':
    train(Silver, arguments(rounds=12288, width=304, share=1.0, lam=0.95, lam_value=0.97, eval_deals=512, eval_s=90))
