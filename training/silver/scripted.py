"""The product's instant bot and the two with a bent, as tensors: games/silver/bot and games/silver/thinking/rivals.ts.

Every action of the seat in turn gets a number; the highest legal one is played. check.py says how often the instant bot's own choice is one
of the highest here.
"""
import torch

from silver.env import (ACTIONS, AMULET, APPRENTICE, BEHOLDER, C, CALL, CALLABLE, DIGS, DISCARDS, DOPPEL, DRAW, ENDS, EXPOSER, FACE, FORGO, GIVES,
                        GUARDS, KEEPS, LOOKS, MASTER, NUMBERS, OPEN, OTHER, OVER, OWN, PENALTY, PICK, PUSH, PUTS, REVEALER, ROBBER, SEER, SQUIRE,
                        TAKE, UP, USE, WITCH, WITCH_CARD)

INSTANT, CALLER, MATCHER, RANDOM = 2, 3, 4, 5
INSIGHT, KEPT_LOW, SPITE, LAST_TURN, PATIENCE, CAUTION = 1.15, 1.38, 0.76, 4.0, 0.48, -0.26
LEAN, CALLABLE_WORTH = {INSTANT: 0.49, CALLER: 1.0, MATCHER: 1.5, RANDOM: 0.49}, {INSTANT: 0.21, CALLER: 2.0, MATCHER: 1.0, RANDOM: 0.21}
MIDDLING, EARLY = 6.5, 13.0
NEVER, FAR = -1e9, 1e3


class Scripted:
    def __init__(self, device):
        self.device = device
        table = lambda by: torch.tensor([by.get(kind, 0.49) for kind in range(6)], device=device)
        self.lean, self.callable = table(LEAN), table(CALLABLE_WORTH)
        self.bonus = torch.tensor([0.5 if 2 <= face <= 4 else 0.0 for face in range(NUMBERS)], device=device)
        self.faces = torch.arange(NUMBERS, device=device, dtype=torch.float32)

    def scores(self, r, kind):
        """float [n, 103], after `look`, `legal` and `features`; kind: int64 [n]."""
        n, device, faces = r.n, self.device, self.faces
        c = lambda x: x.unsqueeze(1)
        total = r.unseen_total.clamp(min=1).float()
        unseen = r.unseen.float()
        mean = r.unseen_sum.float() / total
        variance = ((unseen * faces * faces).sum(1) / total - mean * mean).clamp(min=0)
        calm = r.caller < 0
        lies, known, under = r.lies[:, 0], r.known[:, 0], r.under[:, 0]
        face = r.face[:, 0].float()
        cost = torch.where(known, face, c(mean))
        movable = lies & ~under
        sum_ = (cost * lies).sum(1)
        dark = (movable & ~known).sum(1)
        most = torch.where(movable, cost, torch.full_like(cost, -1.0)).amax(1)
        least = torch.where(movable, cost, torch.full_like(cost, 99.0)).amin(1)
        is_worst, is_best = movable & (cost == c(most)), movable & (cost == c(least))
        # Several equal ones, the Doppelgänger as a joker among them.
        size = r.sizes[:, 0]
        twins = r.twins
        jokers = twins[:, DOPPEL:]
        alike = torch.where(twins > 0, twins + jokers, 0)
        alike[:, DOPPEL] = jokers[:, 0]
        points = twins * faces + jokers * float(DOPPEL)
        points[:, DOPPEL] = jokers[:, 0] * float(DOPPEL)
        lean, callable_ = self.lean[kind], self.callable[kind]
        fewer = (alike - 1).clamp(min=0)
        may = (c(size) > CALLABLE) & (c(size) - fewer <= CALLABLE)
        gain = points + (c(lean) * fewer + c(callable_) * may) * c(calm)
        gain = torch.where(alike >= 2, gain, torch.full_like(gain, -1.0))
        best_gain, number = gain.max(1)
        several = best_gain > most
        out = torch.maximum(most, best_gain).clamp(min=0)
        fits = movable & known & ((r.face[:, 0] == c(number)) | (r.face[:, 0] == DOPPEL))
        go = torch.where(c(several), fits, is_worst)
        # Somebody else's lowest card.
        theirs = torch.where(r.known[:, 1:], r.face[:, 1:].float(), mean.view(n, 1, 1) - KEPT_LOW * r.by_owner.float())
        prey_cost = torch.where(r.other_any, theirs, torch.full_like(theirs, 99.0)).flatten(1)
        prey = prey_cost.amin(1)
        has_prey = prey < 90
        is_prey = prey_cost == c(prey)
        spite = SPITE / (r.seats - 1).float()
        insight = INSIGHT * calm.float()
        # What laying a card down with its ability brings, by number.
        use = torch.zeros(n, NUMBERS, device=device)
        use[:, EXPOSER] = use[:, REVEALER] = torch.where(dark > 0, insight / 2, torch.zeros_like(insight))
        use[:, BEHOLDER] = insight * dark.clamp(max=2)
        use[:, APPRENTICE] = insight / 4
        use[:, SEER] = torch.where(dark > 0, insight, insight / 4)
        lowest = torch.where(r.discard > 0, faces, torch.full_like(faces, float(DOPPEL))).amin(1)
        use[:, MASTER] = out - lowest
        harm = torch.where(c(has_prey), (faces - c(prey)) * c(spite), torch.full((n, NUMBERS), NEVER, device=device))
        witch = (unseen * torch.maximum(c(out) - faces, harm)).sum(1) / total
        use[:, WITCH_CARD] = torch.where(r.plen > 0, witch, torch.zeros_like(witch))
        robbed = (most - prey) * (1 + spite)
        use[:, ROBBER] = torch.where(has_prey & (most >= 0), robbed, torch.zeros_like(robbed))
        drawn = torch.maximum(c(out) - faces, use).clamp(min=0)
        draw = (unseen * drawn).sum(1) / total

        score = torch.full((n, ACTIONS), -FAR * FAR, device=device)
        # Call.
        expected = torch.where(r.lies[:, 1:], theirs, torch.zeros_like(theirs)).sum(2) - LAST_TURN
        unknown = (c(dark) + r.unknown_count[:, 1:]).float()
        chance = torch.sigmoid(1.702 * (expected - c(sum_) + 0.5) / torch.sqrt(unknown * c(variance) + 2))
        chance = torch.where(r.there[:, 1:], chance, torch.ones_like(chance)).prod(1)
        calls = (1 - chance) * (sum_ + PENALTY) < sum_ * PATIENCE - CAUTION
        plain = (torch.where(known, face, torch.full_like(face, MIDDLING)) * lies).sum(1)
        calls = calls | ((kind == CALLER) & (plain <= EARLY))
        score[:, CALL] = torch.where(calls, torch.full_like(mean, 10 * FAR), score[:, CALL])
        # What is free.
        wears = is_best & (c(~calm) | (known & (face < c(mean) / 2)))
        score[:, PUTS:PUTS + C] = torch.where(wears, 5 * FAR, -FAR * FAR)
        score[:, LOOKS:LOOKS + C] = torch.where(c(calm) & ~known, 4 * FAR, -FAR * FAR)
        score[:, GUARDS:GUARDS + C] = torch.where(is_best & known, 3 * FAR, -FAR * FAR)
        # How to begin.
        at_top = lambda table: table.gather(1, c(r.top.clamp(min=0))).squeeze(1)
        bonus = self.bonus.expand(n, NUMBERS)
        score[:, DRAW] = draw
        score[:, TAKE] = out - r.top.float() + at_top(bonus) - 1e-5
        opened = r.opened.gather(1, r.open_order)
        card = opened.clamp(max=NUMBERS - 1)
        picks = torch.maximum(c(out) - card.float() + self.bonus[card], use.gather(1, card)).clamp(min=0)
        score[:, PICK:PICK + OPEN] = picks - 2e-5
        deep = r.deep_face.clamp(min=0)
        score[:, KEEPS:KEEPS + 5] = drawn.gather(1, deep)
        # What to do with the card in hand.
        held = torch.where(r.frm > 0, r.held & FACE, 0).long()
        shown = (r.held & UP) != 0
        exchange = out - held.float() + torch.where(shown, self.bonus[held], torch.zeros_like(out))
        using = use.gather(1, c(held)).squeeze(1)
        score[:, DISCARDS] = 0
        score[:, USE] = torch.where(using > 0, using, torch.full_like(using, -1.0))
        is_witch = r.phase == WITCH
        push = torch.where(is_witch, out - held.float(), exchange - 1e-5)
        score[:, PUSH:PUSH + C] = torch.where(go, c(push), -FAR)
        harms = (held.float() - prey) * spite
        score[:, OTHER:OTHER + 3 * C] = torch.where(is_prey, c(torch.where(is_witch, harms - 1e-5, 2.0)), -FAR)
        # Announcing: whatever is known to go with it, then over.
        announcing = r.pcount > 0
        pushed = r.is_pushed
        all_known = (~pushed | known).all(1)
        of = torch.where(pushed & (r.face[:, 0] != DOPPEL), r.face[:, 0], -1).amax(1)
        of = torch.where(of < 0, DOPPEL, of)
        more = c(all_known & announcing) & movable & known & ((r.face[:, 0] == c(of)) | (r.face[:, 0] == DOPPEL))
        score[:, PUSH:PUSH + C] = torch.where(c(announcing), torch.where(more, 1.0, -FAR), score[:, PUSH:PUSH + C])
        score[:, OVER] = 0
        # What to look at.
        aims = (r.phase >= 4) & (r.phase <= 5)
        nothing = aims & ~calm
        score[:, OWN:OWN + C] = torch.where(~known, 2.0, -FAR)
        strange = torch.where(~r.known[:, 1:], 1.0, -FAR).flatten(1)
        strange = torch.where(c(r.ability == REVEALER), torch.full_like(strange, -FAR), strange)
        score[:, OTHER:OTHER + 3 * C] = torch.where(c(aims), strange, score[:, OTHER:OTHER + 3 * C])
        score[:, FORGO] = torch.where(nothing, torch.full_like(mean, FAR), torch.zeros_like(mean))
        # Master, Robber.
        score[:, DIGS:DIGS + NUMBERS] = torch.where(faces < c(out), 20.0 - faces, -FAR)
        score[:, GIVES:GIVES + C] = torch.where(is_worst, 1.0, -FAR)
        score[:, ENDS] = 0
        self._collect(r, kind, score, movable, known, face, twins, held, calm & ~announcing)
        return score

    def _collect(self, r, kind, score, movable, known, face, twins, held, may):
        """The matcher takes the twin of a card that lies there, for the dearest of the others."""
        c = lambda x: x.unsqueeze(1)
        collects = may & (kind == MATCHER)
        cost = torch.where(known, face, torch.full_like(face, MIDDLING))

        def place(number):
            has = (number > SQUIRE) & (twins.gather(1, c(number.clamp(min=0))).squeeze(1) > 0)
            others = torch.where(movable & (cost != c(number.float())) & (cost > SQUIRE + 1), cost, torch.full_like(cost, -1.0))
            most = others.amax(1)
            return has & (most > 0), movable & (others == c(most))

        takes, _ = place(r.top)
        score[:, TAKE] = torch.where(collects & takes & (r.phase == 0), torch.full_like(score[:, TAKE], 20 * FAR), score[:, TAKE])
        moves, where_ = place(held)
        moves = collects & moves & ((r.phase == 2) | (r.phase == 3)) & (r.frm > 0)
        score[:, PUSH:PUSH + C] = torch.where(c(moves) & where_, torch.full_like(cost, 20 * FAR), score[:, PUSH:PUSH + C])

    def act(self, r, legal, kind):
        score = self.scores(r, kind)
        score = torch.where(c_(kind == RANDOM), torch.rand_like(score), score)
        return torch.where(legal, score, torch.full_like(score, NEVER)).argmax(1)


def c_(x):
    return x.unsqueeze(1)
