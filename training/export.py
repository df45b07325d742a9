"""Writes the averaged weights of a checkpoint as kernel/net/file.ts reads them.

  python3 training/export.py anansi|silver ckpt.pt master.bin      (--last for the last weights instead of the averaged ones)
"""
import argparse
import importlib
import json
import os
import struct
import sys

import numpy as np
import torch

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from net import full  # noqa: E402


def parts_of(net, inputs):
    """Float16, layer by layer, input by input, scales worked in."""
    a = lambda x: x.detach().float().cpu().numpy().astype('<f2').reshape(-1)
    parts = [a((net.first.weight * net.scale)[:, :inputs].t().contiguous()), a(net.first.bias)]
    for layer, norm in zip(net.layers, net.norms):
        parts += [a(norm.weight), a(norm.bias), a(layer.weight.t().contiguous()), a(layer.bias)]
    parts += [a(net.norms[-1].weight), a(net.norms[-1].bias), a(net.head.weight.t().contiguous()), a(net.head.bias)]
    weights = np.concatenate(parts)
    assert np.isfinite(weights).all(), 'weights too large for 16 bits'
    return weights


def fnv(data):
    """32-bit FNV-1a, as kernel/net/file.ts sums up a file."""
    total = 0x811C9DC5
    for byte in data:
        total = ((total ^ byte) * 0x01000193) & 0xFFFFFFFF
    return total


def export(net, layout, inputs, path):
    head = json.dumps({'layout': layout, 'inputs': inputs, 'outputs': net.outputs, 'width': net.width, 'blocks': net.blocks},
                      separators=(',', ':')).encode()
    body = b'TRNET1' + struct.pack('<I', len(head)) + head + parts_of(net, inputs).tobytes()
    with open(path + '.tmp', 'wb') as file:
        file.write(body + struct.pack('<I', fnv(body)))
    os.replace(path + '.tmp', path)
    return len(body) + 4


def rounded(net):
    """In place: the weights as the file holds them, so that outputs can be compared with the product's."""
    with torch.no_grad():
        scaled = (net.first.weight * net.scale).half().float()
        net.first.weight.copy_(torch.where(net.scale > 0, scaled / net.scale.clamp(min=1e-9), torch.zeros_like(scaled)))
        for name, p in net.named_parameters():
            if name != 'first.weight':
                p.copy_(p.half().float())
    return net


def shipped(game, data):
    """The net in a file of weights: nothing of it but the checkpoint's last bits is lost."""
    size = struct.unpack('<I', data[6:10])[0]
    head = json.loads(data[10:10 + size])
    assert head['layout'] == game.LAYOUT and struct.unpack('<I', data[-4:])[0] == fnv(data[:-4]), 'weights of another layout, or damaged'
    numbers = torch.from_numpy(np.frombuffer(data[10 + size:-4], '<f2').astype('<f4'))
    net = game.policy_net(head['width'], head['blocks'])
    at = 0

    def take(rows, columns):
        nonlocal at
        at += rows * columns
        return numbers[at - rows * columns:at].reshape(rows, columns)

    def fill(parameter):
        if parameter.dim() == 1:
            parameter.copy_(take(1, parameter.shape[0])[0])
        else:
            parameter.copy_(take(parameter.shape[1], parameter.shape[0]).t())

    with torch.no_grad():
        inputs = head['inputs']
        net.first.weight.zero_()
        scale = net.scale[:inputs]
        net.first.weight[:, :inputs] = torch.where(scale > 0, take(inputs, net.width).t() / scale.clamp(min=1e-9), 0.0)
        fill(net.first.bias)
        for layer, norm in zip(net.layers, net.norms):
            for parameter in (norm.weight, norm.bias, layer.weight, layer.bias):
                fill(parameter)
        for parameter in (net.norms[-1].weight, net.norms[-1].bias, net.head.weight, net.head.bias):
            fill(parameter)
    assert at == numbers.numel(), 'weights of another shape'
    return net


def is_shipped(path):
    """Whether this is a file of weights, not a checkpoint."""
    with open(path, 'rb') as file:
        return file.read(6) == b'TRNET1'


def load(game, path, last=False):
    """The net of a checkpoint, or of a file of weights."""
    if is_shipped(path):
        with open(path, 'rb') as file:
            return shipped(game, file.read())
    kept = torch.load(path, map_location='cpu')
    net = game.policy_net(kept['width'], kept['blocks'])
    net.load_state_dict(full(kept['policy' if last else 'ema']))
    return net


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('game', choices=('anansi', 'silver'))
    parser.add_argument('ckpt')
    parser.add_argument('path')
    parser.add_argument('--last', action='store_true')
    args = parser.parse_args()
    game = importlib.import_module(f'{args.game}.train')
    size = export(load(game, args.ckpt, args.last), game.LAYOUT, game.INPUTS, args.path)
    print(f'{args.path}: {size} bytes')


if __name__ == '__main__':
    main()
